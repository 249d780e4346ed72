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
      summary: 'Send a message to the operator',
      description:
        'Stores the message and emails it to the operator. A message has at most 10,000 characters. A message with an `id` can be sent again when the answer was lost, and is stored once. Leave `website` out or empty: it detects bots that fill in every field.',
      body: contactRequest,
      response: { 200: contactAnswer, ...errorResponses(400, 403, 413, 415) },
    },
    handler: async (request) => {
      await service.send(request.body);
      return { success: true as const, message: SENT };
    },
  });
};
