import { operatorWaitingAnswer } from '@stillgrove/contract/operator-waiting';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorResponses } from '../../platform/errors/documented';

type WaitingOptions = {
  countMessages(): Promise<number>;
  countEmails(): Promise<number>;
  countOpening(): Promise<number>;
};

/** What is waiting for operators, in numbers. */
export const operatorWaitingRoutes: FastifyPluginAsyncZod<WaitingOptions> = async (
  app,
  { countMessages, countEmails, countOpening },
) => {
  app.get('/waiting', {
    config: { access: 'operator' },
    schema: {
      tags: ['Operator'],
      summary: 'What is waiting for an operator',
      description:
        'How many messages are unanswered, how many emails should have gone out and have not, and how many steps of Before you open are still to do.',
      response: { 200: operatorWaitingAnswer, ...errorResponses(404) },
    },
    handler: async () => ({
      success: true as const,
      messages: await countMessages(),
      emails: await countEmails(),
      opening: await countOpening(),
    }),
  });
};
