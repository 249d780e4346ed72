import {
  listSubscribers,
  exportSubscribers,
  deleteSubscriber,
} from '@stillgrove/contract/operations/newsletter';
import { serve } from '../../platform/http/serve';
import type { FastifyPluginAsync } from 'fastify';
import { type OperatorNewsletterService } from './operator-service';

/** The subscribers of the newsletter, for operators. */
export const operatorNewsletterRoutes: FastifyPluginAsync<{
  service: OperatorNewsletterService;
}> = async (app, { service }) => {
  serve(app, listSubscribers, async ({ query: { page = 1 } }) => service.list(page));

  serve(app, exportSubscribers, async ({ person, reply }) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="subscribers.csv"')
      .send(await service.export(person)),
  );

  serve(
    app,
    deleteSubscriber,
    async ({ body, params, person }) =>
      (await service.remove(person, params.id, body.reason)) ?? { message: 'The subscriber is deleted.' },
  );
};
