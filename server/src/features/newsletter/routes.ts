import { subscribe } from '@stillgrove/contract/operations/newsletter';
import { serve } from '../../platform/http/serve';
import type { FastifyPluginAsync } from 'fastify';
import { newsletterLinkRoutes } from './link-routes';
import type { NewsletterService } from './service';

/** The same for every address, so that it does not tell who is on the list. */
const ASKED = 'Almost there. Please open the link in the email we sent you.';

export const newsletterRoutes: FastifyPluginAsync<{ service: NewsletterService }> = async (
  app,
  { service },
) => {
  serve(app, subscribe, async ({ body }) => {
    await service.subscribe(body);
    return { message: ASKED };
  });

  await app.register(newsletterLinkRoutes, { service });
};
