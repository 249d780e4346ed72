import { operatorWaitingAnswer } from '@stillgrove/contract/operator-waiting';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorResponses } from '../../platform/errors/documented';

type WaitingOptions = { countMessages(): Promise<number>; countEmail(): Promise<number> };

/** What waits for operators, in numbers. */
export const operatorWaitingRoutes: FastifyPluginAsyncZod<WaitingOptions> = async (
  app,
  { countMessages, countEmail },
) => {
  app.get('/waiting', {
    config: { access: 'operator' },
    schema: {
      tags: ['Operator'],
      summary: 'What waits for an operator',
      description:
        'How many messages are not dealt with, and how many emails should have gone out and have not.',
      response: { 200: operatorWaitingAnswer, ...errorResponses(404) },
    },
    handler: async () => ({
      success: true as const,
      messages: await countMessages(),
      mail: await countEmail(),
    }),
  });
};
