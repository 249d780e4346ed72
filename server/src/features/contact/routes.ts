import { contactAnswer, contactRequest } from '@stillgrove/contract/contact';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorResponses } from '../../platform/errors/documented';
import { refuse } from '../../platform/errors/refusal';
import { addressSubject } from '../../platform/rate-limits/address';
import type { RateLimits } from '../../platform/rate-limits/rate-limits';
import { tooManyTries } from '../../platform/rate-limits/too-many-tries';
import type { ContactService } from './service';

type ContactOptions = { service: ContactService; rateLimits: RateLimits };

const SENT = "Thank you! Your message has been sent successfully. We'll get back to you soon.";

export const contactRoutes: FastifyPluginAsyncZod<ContactOptions> = async (app, { service, rateLimits }) => {
  app.post('/contact', {
    config: { access: 'public' },
    schema: {
      tags: ['Contact'],
      summary: 'Write to the operator',
      description:
        'The message is stored and mailed; it has at most 10,000 characters. With an `id` of its own it may be sent again after a lost answer, and counts once. Leave `website` out or empty: it is there for programs that fill in everything.',
      body: contactRequest,
      response: { 200: contactAnswer, ...errorResponses(400, 403, 413, 415) },
    },
    handler: async (request, reply) => {
      const subject = addressSubject(request.ip);
      const waitSeconds = await rateLimits.take(
        { purpose: 'messages-of-address-an-hour', subject },
        { purpose: 'messages-of-address-a-day', subject },
      );
      if (waitSeconds !== null) return refuse(reply, tooManyTries(waitSeconds));
      await service.send(request.body);
      return { success: true as const, message: SENT };
    },
  });
};
