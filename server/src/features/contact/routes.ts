import { contactAnswer, contactRequest } from '@stillgrove/contract/contact';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorResponses } from '../../platform/errors/documented';
import type { ContactService } from './service';

const SENT = "Thank you! Your message has been sent successfully. We'll get back to you soon.";

export const contactRoutes: FastifyPluginAsyncZod<{ service: ContactService }> = async (app, { service }) => {
  app.post('/contact', {
    config: { access: 'public', limit: ['messages-of-address-an-hour', 'messages-of-address-a-day'] },
    schema: {
      tags: ['Contact'],
      summary: 'Write to the operator',
      description:
        'The message is stored and emailed; it has at most 10,000 characters. With an `id` of its own it may be sent again after a lost answer, and counts once. Leave `website` out or empty: it is there for programs that fill in everything.',
      body: contactRequest,
      response: { 200: contactAnswer, ...errorResponses(400, 403, 413, 415) },
    },
    handler: async (request) => {
      await service.send(request.body);
      return { success: true as const, message: SENT };
    },
  });
};
