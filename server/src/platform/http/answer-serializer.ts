import { ResponseSerializationError } from 'fastify-type-provider-zod';
import type { FastifySerializerCompiler } from 'fastify';
import { safeParse, type $ZodType } from 'zod/v4/core';

/**
 * Answers carry what their schema names and nothing else. They are parsed, where the library would encode
 * them: no answer has a codec, for which the two differ, and parsing takes a fifth of the time.
 */
export const answerSerializer: FastifySerializerCompiler<$ZodType> =
  ({ schema, method, url }) =>
  (answer: unknown) => {
    const { error, data } = safeParse(schema, answer);
    if (error) throw new ResponseSerializationError(method, url, { cause: error });
    return JSON.stringify(data);
  };
