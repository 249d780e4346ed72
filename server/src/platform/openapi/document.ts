import swagger from '@fastify/swagger';
import { errorAnswer } from '@stillgrove/contract/answers';
import { award } from '@stillgrove/contract/points';
import { fastify, type FastifySchema, type RouteOptions } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { SESSION } from './operation-schema';

/** As much of a route as its description is made of. */
export type DescribedRoute = Pick<RouteOptions, 'method' | 'url'> & { readonly schema: FastifySchema };

type WithSchemas = { readonly components?: { readonly schemas?: Record<string, unknown> } };

/** The OpenAPI 3.1 document of some routes, made by the library on a server of its own that no one calls. */
export async function openApiDocument(
  routes: readonly DescribedRoute[],
  { publicUrl, sessionCookie }: { publicUrl: string; sessionCookie: string },
): Promise<object> {
  const schemaRegistry = z.registry<{ id: string }>();
  schemaRegistry.add(errorAnswer, { id: 'Error' });
  schemaRegistry.add(award, { id: 'Award' });
  const addShapes = createJsonSchemaTransformObject({ schemaRegistry });
  const app = fastify({
    exposeHeadRoutes: false,
    // The bundle has none of Fastify's own.
    schemaController: { compilersFactory: { buildValidator: setBelow, buildSerializer: setBelow } },
  });
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Stillgrove API',
        description:
          'The API of a Stillgrove instance: accounts, points, contact, newsletter and health. All errors have the same shape, with a sentence for people and a code for programs. The session is in a cookie.',
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
  for (const route of routes) app.route({ ...route, config: { access: 'public' }, handler: () => undefined });
  await app.ready();
  return app.swagger();
}

function setBelow(): never {
  throw new Error('The schema compilers are set when the app is created.');
}
