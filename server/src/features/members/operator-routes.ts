import {
  closeAccountRequest,
  endSessionsRequest,
  findMemberAnswer,
  findMemberRequest,
  memberDoneAnswer,
  memberId,
} from '@stillgrove/contract/operator-members';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { personOf } from '../../platform/access/access';
import { errorResponses } from '../../platform/errors/documented';
import { refuse } from '../../platform/errors/refusal';
import { noteSecurity } from '../../platform/security-events/security-events';
import type { MembersService } from './service';

const tags = ['Operator'];

/** Single accounts, for operators. */
export const membersRoutes: FastifyPluginAsyncZod<{ service: MembersService }> = async (app, { service }) => {
  const config = { access: 'operator' } as const;

  app.post('/members/find', {
    config,
    schema: {
      tags,
      summary: 'Find an account by its exact address',
      description:
        'Name, address, age of the account and number of sessions; nothing of what the person does with it. The address travels in the body, since addresses of calls are kept in logs.',
      body: findMemberRequest,
      response: { 200: findMemberAnswer, ...errorResponses(400, 403, 404, 413, 415) },
    },
    handler: async (request) => ({
      success: true as const,
      member: await service.find(request.body.email),
    }),
  });

  app.post('/members/:id/end-sessions', {
    config: { ...config, securityEvent: 'session-ended' },
    schema: {
      tags,
      summary: 'Sign a member out everywhere',
      description: 'Asks for the operator’s own password. Half-done sign-ins end, too.',
      params: memberId,
      body: endSessionsRequest,
      response: { 200: memberDoneAnswer, ...errorResponses(400, 403, 404, 409, 413, 415) },
    },
    handler: async (request, reply) => {
      const { id } = request.params;
      const refusal = await service.endSessions(personOf(request), id, request.body.password);
      if (refusal !== null) return refuse(reply, refusal);
      noteSecurity(request, { account: id });
      return { success: true as const, message: 'Done. The member is signed out everywhere.' };
    },
  });

  app.post('/members/:id/close', {
    config: { ...config, securityEvent: 'account-deletion' },
    schema: {
      tags,
      summary: 'Close an account',
      description:
        'Asks for the operator’s own password. Deletes what the owner’s own deletion does, and tells a confirmed address, with the note if there is one. An operator has to be removed first.',
      params: memberId,
      body: closeAccountRequest,
      response: { 200: memberDoneAnswer, ...errorResponses(400, 403, 404, 409, 413, 415) },
    },
    handler: async (request, reply) => {
      const { id } = request.params;
      const refusal = await service.close(personOf(request), id, request.body);
      if (refusal !== null) return refuse(reply, refusal);
      noteSecurity(request, { account: id });
      return { success: true as const, message: 'The account is closed, and everything in it is deleted.' };
    },
  });
};
