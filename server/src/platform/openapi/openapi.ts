import type { FastifyInstance } from 'fastify';
import type { DescribedRoute } from './document';

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
    const { openApiDocument } = await import('./document');
    return openApiDocument(routes, options);
  };
}
