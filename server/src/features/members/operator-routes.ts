import {
  closeAccountRequest,
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
        'Name, address, age of the account and number of devices; nothing of what the person does with it. The address travels in the body, because paths are kept in logs.',
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
      summary: 'Sign a person out everywhere',
      description: 'Needs a recent re-authentication. Half-done sign-ins end, too.',
      params: memberId,
      response: { 200: memberDoneAnswer, ...errorResponses(400, 403, 404, 409) },
    },
    handler: async (request, reply) => {
      const { id } = request.params;
      const refusal = await service.endSessions(personOf(request), id);
      if (refusal !== null) return refuse(reply, refusal);
      noteSecurity(request, { account: id });
      return { success: true as const, message: 'This person is signed out on every device.' };
    },
  });

  app.post('/members/:id/close', {
    config: { ...config, securityEvent: 'account-deletion' },
    schema: {
      tags,
      summary: 'Close an account',
      description:
        'Needs a recent re-authentication. Deletes everything in the account, as its owner can. A confirmed address gets an email, with the note if there is one. The record keeps the kind of reason only. Remove an operator first.',
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
