import { newsletterAnswer, newsletterRequest } from '@stillgrove/contract/newsletter';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorResponses } from '../../platform/errors/documented';
import { refuse } from '../../platform/errors/refusal';
import { addressSubject } from '../../platform/rate-limits/address';
import type { RateLimits } from '../../platform/rate-limits/rate-limits';
import { tooManyTries } from '../../platform/rate-limits/too-many-tries';
import { newsletterLinkRoutes } from './link-routes';
import type { NewsletterService } from './service';

type NewsletterOptions = { service: NewsletterService; rateLimits: RateLimits };

/** The same for every address, so that it does not tell who is on the list. */
const ASKED = 'Almost there. Please open the link in the mail we have just sent you.';

export const newsletterRoutes: FastifyPluginAsyncZod<NewsletterOptions> = async (app, options) => {
  const { service, rateLimits } = options;

  app.post('/newsletter', {
    config: { access: 'public' },
    schema: {
      tags: ['Newsletter'],
      summary: 'Subscribe to the newsletter',
      description:
        'A mail asks the person to confirm, at most once an hour for one address. Leave `website` out or empty: it is there for programs that fill in everything.',
      body: newsletterRequest,
      response: { 200: newsletterAnswer, ...errorResponses(400, 403, 413, 415) },
    },
    handler: async (request, reply) => {
      const subject = addressSubject(request.ip);
      const waitSeconds = await rateLimits.take(
        { purpose: 'subscriptions-of-address-an-hour', subject },
        { purpose: 'subscriptions-of-address-a-day', subject },
      );
      if (waitSeconds !== null) return refuse(reply, tooManyTries(waitSeconds));
      await service.subscribe(request.body);
      return { success: true as const, message: ASKED };
    },
  });

  await app.register(newsletterLinkRoutes, { prefix: '/newsletter', service });
};
