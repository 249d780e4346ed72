import { createHash } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import type { ApiDocument } from './document';
import { apiPage } from './page';
import { STYLESHEET } from './stylesheet';

const STYLE_HASH = createHash('sha256').update(STYLESHEET).digest('base64');

const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** The API described, for programs and for people; both are made at the first request. */
export const apiDocsRoutes: FastifyPluginAsync = async (app) => {
  let json: string | undefined;
  let page: string | undefined;

  app.get('/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, (_request, reply) => {
    json ??= JSON.stringify(app.swagger());
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(json);
  });

  app.get('/docs', { config: { access: 'public' }, schema: { hide: true } }, (_request, reply) => {
    page ??= apiPage(app.swagger() as ApiDocument);
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': PAGE_POLICY })
      .send(page);
  });
};
