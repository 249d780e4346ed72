import {
  listOperators,
  inviteOperator,
  cancelInvitation,
  removeOperator,
  listOperatorActions,
} from '@stillgrove/contract/operations/operators';
import { operatorAction, PAGE_SIZE } from '@stillgrove/contract/operator-actions';
import type { FastifyPluginAsync } from 'fastify';
import type { NotedAction } from '../../platform/audit/store';
import { serve } from '../../platform/http/serve';
import { noteSecurity } from '../../platform/security-events/security-events';
import type { OperatorsService } from './service';

type OperatorsOptions = {
  service: OperatorsService;
  listActions(beforeMs: number, most: number): Promise<NotedAction[]>;
};

/** Who runs the site and what they did, for those who do. */
export const operatorsRoutes: FastifyPluginAsync<OperatorsOptions> = async (app, options) => {
  const { service, listActions } = options;

  serve(app, listOperators, async ({ person }) => service.list(person));

  serve(
    app,
    inviteOperator,
    async ({ body, person }) =>
      (await service.invite(person, body.email)) ?? {
        message: 'The invitation is on its way. It works for 24 hours.',
      },
  );

  serve(
    app,
    cancelInvitation,
    async ({ params, person }) =>
      (await service.cancel(person, params.id)) ?? {
        message: 'The invitation is canceled. Its link no longer works.',
      },
  );

  serve(app, removeOperator, async ({ params, person, request }) => {
    const { id } = params;
    const refusal = await service.remove(person, id);
    if (refusal !== null) return refusal;
    noteSecurity(request, { account: id });
    return {
      message: 'This person is no longer an operator. Their account stays.',
    };
  });

  serve(app, listOperatorActions, async ({ query }) => {
    const found = await listActions(query.before ?? Number.MAX_SAFE_INTEGER, PAGE_SIZE + 1);
    const actions = found
      .slice(0, PAGE_SIZE)
      .map(({ createdAtMs: at, ...noted }) => operatorAction.parse({ ...noted, at }));
    return { actions, more: found.length > PAGE_SIZE };
  });
};
