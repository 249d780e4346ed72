import { readOpeningSteps, sendTestEmail } from '@stillgrove/contract/operations/before-you-open';
import { serve } from '../../platform/http/serve';
import type { FastifyPluginAsync } from 'fastify';
import type { OpeningService } from './service';

/** What an instance needs before it serves people, for operators. */
export const openingRoutes: FastifyPluginAsync<{
  service: OpeningService;
}> = async (app, { service }) => {
  serve(app, readOpeningSteps, async () => service.read());

  serve(
    app,
    sendTestEmail,
    async ({ person }) =>
      (await service.sendTestEmail(person)) ?? { message: 'A test email is on its way to your address.' },
  );
};
