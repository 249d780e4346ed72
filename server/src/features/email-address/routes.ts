import { Refusal } from '../../platform/errors/refusal';
import {
  readEmailAddress,
  changeEmailAddress,
  cancelEmailChange,
  resendConfirmation,
  confirmAddress,
  readConfirmLink,
  disownAddress,
} from '@stillgrove/contract/operations/email-address';
import { serve } from '../../platform/http/serve';
import type { FastifyPluginAsync } from 'fastify';
import type { Sessions } from '../../platform/session/sessions';
import type { EmailAddressService } from './service';

type EmailAddressOptions = { service: EmailAddressService; sessions: Sessions };

export const emailAddressRoutes: FastifyPluginAsync<EmailAddressOptions> = async (app, options) => {
  const { service, sessions } = options;

  serve(app, readEmailAddress, async ({ person }) => {
    const { userId, email, confirmedAtMs: confirmedAt } = person;
    return { email, confirmedAt, pendingEmail: await service.pending(userId) };
  });

  serve(
    app,
    changeEmailAddress,
    async ({ body, person }) =>
      (await service.askChange(person, body)) ?? {
        message: 'We’ve sent an email to your new address. Please open the link in it.',
      },
  );

  serve(app, cancelEmailChange, async ({ person }) => {
    await service.cancelChange(person.userId);
    return { message: 'Your address stays the same.' };
  });

  serve(
    app,
    resendConfirmation,
    async ({ person }) =>
      (await service.sendAgain(person)) ?? { message: 'We’ve sent you an email with a new link.' },
  );

  serve(app, confirmAddress, async ({ body, request }) => {
    const { token, password } = body;
    const result = await service.confirm({ token, password, signedIn: await sessions.find(request) });
    if (typeof result === 'object') return result;
    return {
      message:
        result === 'confirmed'
          ? 'Thank you. Your address is confirmed.'
          : 'Thank you. Your account has the new address now.',
    };
  });

  serve(app, readConfirmLink, async ({ body, request }) => {
    const facts = await service.look(body.token, await sessions.find(request));
    if (facts instanceof Refusal) return facts;
    return { ...facts };
  });

  serve(app, disownAddress, async ({ body }) => {
    const result = await service.disown(body.token);
    if (typeof result === 'object') return result;
    return {
      message:
        result === 'account-removed'
          ? 'Thank you for telling us. We removed the account that used your address.'
          : 'Thank you for telling us. Nothing was changed, and the link no longer works.',
    };
  });
};
