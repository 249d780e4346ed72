import type { FastifyInstance } from 'fastify';

/** Reads what a form without scripts sends, in this scope alone and in place of JSON. */
export function readForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    },
  );
  // What RFC 8058 lets email providers send as well. All that it can say is that the click was one.
  app.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_request, _body, done) => {
    done(null, {});
  });
}
