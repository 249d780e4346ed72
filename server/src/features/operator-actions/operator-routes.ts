import {
  operatorAction,
  operatorActionsAnswer,
  operatorActionsQuery,
} from '@stillgrove/contract/operator-actions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '../../db/transaction';
import { listActions } from '../../platform/audit/store';
import { errorResponses } from '../../platform/errors/documented';

const PAGE_SIZE = 50;

/** What operators did, for operators. */
export const operatorActionsRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  app.get('/actions', {
    config: { access: 'operator' },
    schema: {
      tags: ['Operator'],
      summary: 'What operators did',
      description: `At most ${String(PAGE_SIZE)} at a time, the newest first; \`before\` asks for older ones.`,
      querystring: operatorActionsQuery,
      response: { 200: operatorActionsAnswer, ...errorResponses(400, 404) },
    },
    handler: async (request) => {
      const found = await listActions(db, request.query.before ?? Number.MAX_SAFE_INTEGER, PAGE_SIZE + 1);
      const actions = found
        .slice(0, PAGE_SIZE)
        .map(({ createdAtMs: at, ...noted }) => operatorAction.parse({ ...noted, at }));
      return { success: true as const, actions, more: found.length > PAGE_SIZE };
    },
  });
};
