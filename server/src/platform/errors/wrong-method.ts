import type { FastifyInstance, HTTPMethods } from 'fastify';
import { refuse } from './refusal';

const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Answers 405 with the allowed methods where a path exists but not for this method.
 *
 * @returns to be called once every route is registered
 */
export function answerWrongMethods(app: FastifyInstance): () => void {
  const methodsByUrl = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method, config }) => {
    // Whoever may not know the address learns nothing from its methods either.
    if (config?.access === 'operator') return;
    const methods = methodsByUrl.get(url) ?? new Set();
    for (const name of [method].flat()) methods.add(name);
    methodsByUrl.set(url, methods);
  });
  return () => {
    for (const [url, allowed] of [...methodsByUrl]) {
      const others = METHODS.filter((method) => !allowed.has(method));
      if (others.length > 0 && others.length < METHODS.length) refuseMethods(app, url, others, [...allowed]);
    }
  };
}

function refuseMethods(app: FastifyInstance, url: string, methods: HTTPMethods[], allowed: string[]): void {
  const allow = allowed.sort().join(', ');
  app.route({
    url,
    method: methods,
    config: { access: 'public' },
    schema: { hide: true },
    // Before the body is read: whatever it holds, the method is the first thing to mend.
    onRequest: async (_request, reply) =>
      refuse(reply, {
        status: 405,
        code: 'wrong-method',
        message: `This address answers ${allow} only.`,
        headers: { allow },
      }),
    handler: () => undefined,
  });
}
