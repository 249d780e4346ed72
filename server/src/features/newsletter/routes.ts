import { newsletterAnswer, newsletterRequest } from '@stillgrove/contract/newsletter';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorResponses } from '../../platform/errors/documented';
import { newsletterLinkRoutes } from './link-routes';
import type { NewsletterService } from './service';

/** The same for every address, so that it does not tell who is on the list. */
const ASKED = 'Almost there. Please open the link in the email we sent you.';

export const newsletterRoutes: FastifyPluginAsyncZod<{ service: NewsletterService }> = async (
  app,
  { service },
) => {
  app.post('/newsletter', {
    config: {
      access: 'public',
      limit: ['subscriptions-of-address-an-hour', 'subscriptions-of-address-a-day'],
    },
    schema: {
      tags: ['Newsletter'],
      summary: 'Subscribe to the newsletter',
      description:
        'Sends an email that asks the person to confirm, at most once an hour to one address. Leave `website` out or empty: it detects bots that fill in every field.',
      body: newsletterRequest,
      response: { 200: newsletterAnswer, ...errorResponses(400, 403, 413, 415) },
    },
    handler: async (request) => {
      await service.subscribe(request.body);
      return { success: true as const, message: ASKED };
    },
  });

  await app.register(newsletterLinkRoutes, { prefix: '/newsletter', service });
};
