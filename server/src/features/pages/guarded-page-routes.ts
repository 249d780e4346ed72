import type { FastifyPluginAsync } from 'fastify';
import type { PageHandler } from './page-handler';

type GuardedPagesOptions = { pages: Pick<PageHandler, 'guardedPaths' | 'serveGuarded'> };

/** Pages that depend on who asks; all others are served before the framework. */
export const guardedPageRoutes: FastifyPluginAsync<GuardedPagesOptions> = async (app, { pages }) => {
  for (const path of pages.guardedPaths) {
    app.get(path, { config: { access: 'operator' }, schema: { hide: true } }, (request, reply) => {
      reply.hijack();
      pages.serveGuarded(path, request.raw, reply.raw);
    });
  }
};
