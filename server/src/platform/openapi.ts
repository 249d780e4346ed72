import swagger from '@fastify/swagger';
import { errorAnswer } from '@stillgrove/contract/errors';
import { award } from '@stillgrove/contract/points';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

/** Collects every route that is registered after it into an OpenAPI 3.1 document, which is made when asked for. */
export async function describeApi(app: FastifyInstance, { publicUrl }: { publicUrl: string }): Promise<void> {
  const schemaRegistry = z.registry<{ id: string }>();
  schemaRegistry.add(errorAnswer, { id: 'Error' });
  schemaRegistry.add(award, { id: 'Award' });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Stillgrove API',
        description:
          'Accounts, points and health of a grove. Errors have one shape, with a sentence for people and a code for programs. Sessions travel in a cookie.',
        version: 'v1',
      },
      servers: [{ url: publicUrl }],
    },
    transform: createJsonSchemaTransform({ schemaRegistry }),
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  });
}
