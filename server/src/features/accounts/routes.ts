import { Refusal } from '../../platform/errors/refusal';
import { register, signIn, signOut, readMe, changeName } from '@stillgrove/contract/operations/accounts';
import { serve } from '../../platform/http/serve';
import type { FastifyPluginAsync } from 'fastify';
import { memberMeant } from '../../platform/access/access';
import { addressSubject } from '../../platform/rate-limits/address';
import type { Sessions } from '../../platform/session/sessions';
import type { SignedIn } from '../../platform/session/store';
import { type PasswordSignIn } from './password-sign-in';
import type { AccountsService } from './service';

type AccountsOptions = {
  service: AccountsService;
  sessions: Sessions;
  isOperator: (person: SignedIn) => boolean;
  signInByPassword: PasswordSignIn;
};

export const accountsRoutes: FastifyPluginAsync<AccountsOptions> = async (app, options) => {
  const { service, sessions, isOperator, signInByPassword } = options;

  serve(app, register, async ({ body, request }) => {
    const result = await service.register(body, addressSubject(request.ip));
    if (result instanceof Refusal) return result;
    return { message: 'Your account is ready.', user: result.user };
  });

  serve(app, signIn, ({ body, request, reply }) => signInByPassword(body, { request, reply }));

  serve(app, signOut, async ({ request, reply }) => {
    // A sign-out that is retried later must not end the session of someone who has signed in since.
    const meant = memberMeant(request);
    const person = meant === null ? null : await sessions.find(request).catch(() => null);
    if (person === null || person.userId === meant) await sessions.end(request, reply);
    return { message: 'Logged out successfully' };
  });

  serve(app, readMe, async ({ request }) => {
    const person = await sessions.find(request);
    if (!person) return { user: null, operator: false };
    const { userId: id, fullName, email, confirmedAtMs: confirmedAt } = person;
    return {
      user: { id, fullName, email, confirmedAt },
      operator: isOperator(person),
    };
  });

  serve(app, changeName, async ({ body, person }) => {
    const user = await service.rename(person, body);
    return { message: 'Your name is saved.', user };
  });
};
