import { invitationAnswer, invitationRequest, operatorsDoneAnswer } from '@stillgrove/contract/operators';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { personOf } from '../../platform/access/access';
import { errorResponses } from '../../platform/errors/documented';
import { refuse } from '../../platform/errors/refusal';
import type { Sessions } from '../../platform/session/sessions';
import type { OperatorsService } from './service';

type InvitationOptions = { service: OperatorsService; sessions: Sessions };

const tags = ['Operator invitations'];

/** What an invited person does with the link. */
export const invitationRoutes: FastifyPluginAsyncZod<InvitationOptions> = async (app, options) => {
  const { service, sessions } = options;

  app.post('/operator-invitation', {
    config: { access: 'public', limit: 'links-of-address' },
    schema: {
      tags,
      summary: 'Look at an invitation',
      description:
        'Takes the part of the link after the `#`, and says what the person who is signed in has to do next. The link can still be used afterwards.',
      body: invitationRequest,
      response: { 200: invitationAnswer, ...errorResponses(400, 403, 413, 415) },
    },
    handler: async (request, reply) => {
      const found = await service.look(request.body.token, await sessions.find(request));
      return 'status' in found ? refuse(reply, found) : { success: true as const, ...found };
    },
  });

  app.post('/operator-invitation/accept', {
    config: { access: 'member', limit: 'links-of-address', securityEvent: 'operator-accepted' },
    schema: {
      tags,
      summary: 'Accept an invitation',
      description:
        'Works once. Needs the account with the invited address, a confirmed address, a second factor that was set up after that, and a session that began with that second factor.',
      body: invitationRequest,
      response: { 200: operatorsDoneAnswer, ...errorResponses(400, 401, 403, 409, 413, 415) },
    },
    handler: async (request, reply) => {
      const refusal = await service.accept(request.body.token, personOf(request));
      if (refusal !== null) return refuse(reply, refusal);
      return { success: true as const, message: 'You are an operator now.' };
    },
  });
};
