import type { FastifyInstance } from 'fastify';
import { Refusal, refuse } from '../errors/refusal';

const UNREADABLE_ADDRESS = new Refusal({
  code: 'bad-request',
  values: { problem: 'character' },
});

const NUL = '\u0000';
const NUL_IN_JSON = String.raw`\u0000`;

/**
 * Lets no NUL in: no one types it, no page shows it and PostgreSQL cannot store it. What is written is
 * read as if it were not there; an address with it leads nowhere.
 */
export function keepOutNul(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (!text.includes(NUL_IN_JSON)) {
      void parse(request, text, done);
      return;
    }
    void parse(request, text, (error, value: unknown) => {
      done(error, error ? undefined : withoutNul(value));
    });
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.includes('%00')) refuse(reply, UNREADABLE_ADDRESS);
    else done();
  });
}

function withoutNul(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_name, part: unknown) =>
    typeof part === 'string' ? part.replaceAll(NUL, '') : part,
  );
}
