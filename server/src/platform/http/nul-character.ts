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

/** Changes the value in place, level by level: a megabyte of JSON has half a million parts, and may nest as deep. */
function withoutNul(value: unknown): unknown {
  const root = { value };
  const waiting: object[] = [root];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    const holder = part as Record<string, unknown>;
    for (const name of Object.keys(holder)) {
      const inner = holder[name];
      if (typeof inner === 'string') {
        if (inner.includes(NUL)) holder[name] = inner.replaceAll(NUL, '');
      } else if (typeof inner === 'object' && inner !== null) waiting.push(inner);
    }
  }
  return root.value;
}
