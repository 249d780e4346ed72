import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';

/** Name of the security scheme for calls that need a person. */
export const SESSION = 'session';

/** For the schema of a route that needs a person who is signed in. */
export const NEEDS_SESSION = [{ [SESSION]: [] }];

/** As much of a route as its description is made of. */
export type DescribedRoute = Pick<RouteOptions, 'method' | 'url'> & { readonly schema: FastifySchema };

/**
 * Describes every route that is registered after it.
 *
 * @returns the OpenAPI 3.1 document; each call makes a new one
 */
export function describeApi(
  app: FastifyInstance,
  options: { publicUrl: string; sessionCookie: string },
): () => Promise<object> {
  const routes: DescribedRoute[] = [];
  app.addHook('onRoute', ({ method, url, schema = {} }) => {
    // Fastify answers HEAD wherever there is a GET.
    if (method !== 'HEAD') routes.push({ method, url, schema: { ...schema } });
  });
  return async () => {
    // Few ask for it, and loading its library would take a thirtieth of the start.
    const { openApiDocument } = await import('./openapi-document');
    return openApiDocument(routes, options);
  };
}
