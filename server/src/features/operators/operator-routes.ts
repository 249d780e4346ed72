import {
  inviteOperatorRequest,
  operatorsAnswer,
  operatorsDoneAnswer,
  operatorsId,
} from '@stillgrove/contract/operators';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { personOf } from '../../platform/access/access';
import { errorResponses } from '../../platform/errors/documented';
import { refuse } from '../../platform/errors/refusal';
import type { RateLimits } from '../../platform/rate-limits/rate-limits';
import { tooManyTries } from '../../platform/rate-limits/too-many-tries';
import { noteSecurity } from '../../platform/security-events/security-events';
import type { OperatorsService } from './service';

const tags = ['Operator'];

/** Who runs the site, for those who do. */
export const operatorsRoutes: FastifyPluginAsyncZod<{
  service: OperatorsService;
  rateLimits: RateLimits;
}> = async (app, { service, rateLimits }) => {
  const config = { access: 'operator' } as const;

  app.get('/operators', {
    config,
    schema: {
      tags,
      summary: 'Operators and open invitations',
      description: 'Who runs the site, since when and invited by whom, and who may still accept.',
      response: { 200: operatorsAnswer, ...errorResponses(404) },
    },
    handler: async (request) => ({ success: true as const, ...(await service.list(personOf(request))) }),
  });

  app.post('/operators/invitations', {
    config: { ...config, securityEvent: 'operator-invited' },
    schema: {
      tags,
      summary: 'Invite an operator',
      description:
        'Emails a link that works once, for 24 hours. An earlier invitation to the same address stops working.',
      body: inviteOperatorRequest,
      response: { 200: operatorsDoneAnswer, ...errorResponses(400, 403, 404, 409, 413, 415) },
    },
    handler: async (request, reply) => {
      const operator = personOf(request);
      const attempt = { purpose: 'invitations-of-account', subject: operator.userId } as const;
      const waitSeconds = await rateLimits.take(attempt);
      if (waitSeconds !== null) return refuse(reply, tooManyTries(waitSeconds));
      const refusal = await service.invite(operator, request.body.email);
      if (refusal !== null) return refuse(reply, refusal);
      return { success: true as const, message: 'The invitation is on its way. It works for 24 hours.' };
    },
  });

  app.post('/operators/invitations/:id/cancel', {
    config,
    schema: {
      tags,
      summary: 'Cancel an invitation',
      description: 'Its link stops working at once.',
      params: operatorsId,
      response: { 200: operatorsDoneAnswer, ...errorResponses(400, 403, 404) },
    },
    handler: async (request, reply) => {
      const refusal = await service.cancel(personOf(request), request.params.id);
      if (refusal !== null) return refuse(reply, refusal);
      return { success: true as const, message: 'The invitation is canceled. Its link no longer works.' };
    },
  });

  app.post('/operators/:id/remove', {
    config: { ...config, securityEvent: 'operator-removed' },
    schema: {
      tags,
      summary: 'Remove an operator',
      description:
        'Needs a recent re-authentication. The account stays, and its open invitations are canceled. The last operator cannot be removed.',
      params: operatorsId,
      response: { 200: operatorsDoneAnswer, ...errorResponses(400, 403, 404, 409) },
    },
    handler: async (request, reply) => {
      const { id } = request.params;
      const refusal = await service.remove(personOf(request), id);
      if (refusal !== null) return refuse(reply, refusal);
      noteSecurity(request, { account: id });
      return {
        success: true as const,
        message: 'This person is no longer an operator. Their account stays.',
      };
    },
  });
};
