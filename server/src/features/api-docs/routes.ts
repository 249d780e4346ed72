import { createHash } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import type { ApiDocument } from './document';
import { apiPage } from './page';
import { STYLESHEET } from './stylesheet';

const STYLE_HASH = createHash('sha256').update(STYLESHEET).digest('base64');

const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** The API described, for programs and for people; both are made at the first request. */
export const apiDocsRoutes: FastifyPluginAsync<{ document: () => Promise<object> }> = async (
  app,
  { document },
) => {
  let json: string | undefined;
  let page: string | undefined;

  app.get(
    '/api/openapi.json',
    { config: { access: 'public', limit: 'public-reads-of-address' }, schema: { hide: true } },
    async (_request, reply) => {
      json ??= JSON.stringify(await document());
      return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(json);
    },
  );

  app.get(
    '/api/docs',
    { config: { access: 'public', limit: 'public-reads-of-address' }, schema: { hide: true } },
    async (_request, reply) => {
      page ??= apiPage((await document()) as ApiDocument);
      return reply
        .type('text/html; charset=utf-8')
        .headers({ 'cache-control': 'no-cache', 'content-security-policy': PAGE_POLICY })
        .send(page);
    },
  );
};
