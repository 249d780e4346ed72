import type { FastifyInstance } from 'fastify';
import { Refusal, refuse } from './refusal';

/**
 * Answers 405 with the allowed methods where a path exists, but not for this method. It searches the paths when
 * that happens: registering a route for each of the other methods would make the start 5 % slower.
 */
export function answerWrongMethods(app: FastifyInstance): void {
  const methodsByUrl = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method, config }) => {
    // People who may not know that an address exists do not learn its methods either.
    if (config?.access === 'operator') return;
    const methods = methodsByUrl.get(url) ?? new Set();
    for (const name of [method].flat()) methods.add(name);
    methodsByUrl.set(url, methods);
  });

  // Before the body is read: whatever is in it, the wrong method is the first problem.
  app.addHook('onRequest', (request, reply, done) => {
    const allowed = request.is404 ? methodsAt(request.url, methodsByUrl) : [];
    if (allowed.length === 0) {
      done();
      return;
    }
    const allow = allowed.sort().join(', ');
    refuse(
      reply,
      new Refusal({
        code: 'wrong-method',
        values: { allow },
        headers: { allow },
      }),
    );
  });
}

function methodsAt(address: string, methodsByUrl: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const [path = ''] = address.split('?', 1);
  const found = [...methodsByUrl].filter(([url]) => leadsTo(url, path));
  return [...new Set(found.flatMap(([, methods]) => [...methods]))];
}

/** @param url as it is declared, with names of parameters behind colons */
function leadsTo(url: string, path: string): boolean {
  const given = path.split('/');
  const declared = url.split('/');
  return (
    declared.length === given.length &&
    declared.every((part, place) => (part.startsWith(':') ? given[place] !== '' : part === given[place]))
  );
}
