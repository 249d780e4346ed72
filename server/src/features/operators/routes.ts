import { Refusal } from '../../platform/errors/refusal';
import {
  readInvitation,
  acceptInvitation,
  readOperatorStep,
} from '@stillgrove/contract/operations/operators';
import { serve } from '../../platform/http/serve';
import type { FastifyPluginAsync } from 'fastify';
import type { Sessions } from '../../platform/session/sessions';
import type { OperatorsService } from './service';

type InvitationOptions = { service: OperatorsService; sessions: Sessions };

/** What an invited person does with the link, and what someone who is meant to run the site still has to do. */
export const invitationRoutes: FastifyPluginAsync<InvitationOptions> = async (app, options) => {
  const { service, sessions } = options;

  serve(app, readInvitation, async ({ body, request }) => {
    const found = await service.look(body.token, await sessions.find(request));
    return found instanceof Refusal ? found : { ...found };
  });

  serve(app, readOperatorStep, async ({ person }) => ({ step: await service.missingStep(person) }));

  serve(
    app,
    acceptInvitation,
    async ({ body, person }) =>
      (await service.accept(body.token, person)) ?? { message: 'You are an operator now.' },
  );
};
