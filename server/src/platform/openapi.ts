import swagger from '@fastify/swagger';
import { errorAnswer } from '@stillgrove/contract/errors';
import { award } from '@stillgrove/contract/points';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

/** Name of the security scheme for calls that need a person. */
const SESSION = 'session';

/** For the schema of a route that needs a person who is signed in. */
export const NEEDS_SESSION = [{ [SESSION]: [] }];

type WithSchemas = { readonly components?: { readonly schemas?: Record<string, unknown> } };

/** Collects every route that is registered after it into an OpenAPI 3.1 document, which is made when asked for. */
export async function describeApi(
  app: FastifyInstance,
  { publicUrl, sessionCookie }: { publicUrl: string; sessionCookie: string },
): Promise<void> {
  const schemaRegistry = z.registry<{ id: string }>();
  schemaRegistry.add(errorAnswer, { id: 'Error' });
  schemaRegistry.add(award, { id: 'Award' });
  const addShapes = createJsonSchemaTransformObject({ schemaRegistry });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Stillgrove API',
        description:
          'Accounts, points, contact, newsletter and health of a grove. Errors have one shape, with a sentence for people and a code for programs. Sessions travel in a cookie.',
        version: 'v1',
      },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { [SESSION]: { type: 'apiKey', in: 'cookie', name: sessionCookie } } },
    },
    transform: createJsonSchemaTransform({ schemaRegistry }),
    transformObject(document) {
      const described = addShapes(document);
      const schemas = (described as WithSchemas).components?.schemas ?? {};
      // Of each shape the generator makes two, for questions and for answers; ours are the same in both.
      for (const name of Object.keys(schemas))
        if (name.endsWith('Input')) Reflect.deleteProperty(schemas, name);
      return described;
    },
  });
}
