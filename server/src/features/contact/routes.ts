import { sendMessage } from '@stillgrove/contract/operations/contact';
import { serve } from '../../platform/http/serve';
import type { FastifyPluginAsync } from 'fastify';
import type { ContactService } from './service';

const SENT = "Thank you! Your message has been sent successfully. We'll get back to you soon.";

export const contactRoutes: FastifyPluginAsync<{ service: ContactService }> = async (app, { service }) => {
  serve(app, sendMessage, async ({ body }) => {
    await service.send(body);
    return { message: SENT };
  });
};
