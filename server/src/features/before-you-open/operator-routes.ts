import { openingAnswer, testEmailAnswer } from '@stillgrove/contract/before-you-open';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { personOf } from '../../platform/access/access';
import { errorResponses } from '../../platform/errors/documented';
import { refuse } from '../../platform/errors/refusal';
import type { RateLimits } from '../../platform/rate-limits/rate-limits';
import { tooManyTries } from '../../platform/rate-limits/too-many-tries';
import type { OpeningService } from './service';

const tags = ['Operator'];

/** What an instance needs before it serves people, for operators. */
export const openingRoutes: FastifyPluginAsyncZod<{
  service: OpeningService;
  rateLimits: RateLimits;
}> = async (app, { service, rateLimits }) => {
  app.get('/before-you-open', {
    config: { access: 'operator' },
    schema: {
      tags,
      summary: 'What is still to do before you open',
      description:
        'Each step with whether it is done. All of it is looked up: settings, samples, helplines, operators, the newest test email, backups, and how the server is set up.',
      response: { 200: openingAnswer, ...errorResponses(404) },
    },
    handler: async () => ({ success: true as const, ...(await service.read()) }),
  });

  app.post('/before-you-open/test-email', {
    config: { access: 'operator' },
    schema: {
      tags,
      summary: 'Send yourself a test email',
      description:
        'To the address of the operator who asks. The step is done once the email server has taken it.',
      response: { 200: testEmailAnswer, ...errorResponses(403, 404, 409) },
    },
    handler: async (request, reply) => {
      const operator = personOf(request);
      const attempt = { purpose: 'test-emails-of-account', subject: operator.userId } as const;
      const waitSeconds = await rateLimits.take(attempt);
      if (waitSeconds !== null) return refuse(reply, tooManyTries(waitSeconds));
      const refusal = await service.sendTestEmail(operator);
      if (refusal !== null) return refuse(reply, refusal);
      return { success: true as const, message: 'A test email is on its way to your address.' };
    },
  });
};
