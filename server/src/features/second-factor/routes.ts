import { Refusal } from '../../platform/errors/refusal';
import {
  readSecondFactor,
  beginAuthenticatorApp,
  confirmAuthenticatorApp,
  removeAuthenticatorApp,
  renewRecoveryCodes,
  beginPasskey,
  addPasskey,
  removePasskey,
} from '@stillgrove/contract/operations/second-factor';
import { serve } from '../../platform/http/serve';
import type { FastifyReply, FastifyPluginAsync } from 'fastify';
import type { RenewedSession, Sessions } from '../../platform/session/sessions';
import type { PasskeysService } from './passkeys';
import type { SecondFactorService } from './service';

type SecondFactorOptions = {
  service: SecondFactorService;
  passkeys: PasskeysService;
  sessions: Sessions;
};

/** What a person sets up for their own sign-in. */
export const secondFactorRoutes: FastifyPluginAsync<SecondFactorOptions> = async (app, options) => {
  const { service, passkeys, sessions } = options;

  const handOver = (reply: FastifyReply, renewed: RenewedSession | null) => {
    if (renewed !== null) sessions.handOver(reply, renewed);
  };

  serve(app, readSecondFactor, async ({ person }) => {
    return await service.overview(person.userId);
  });

  serve(app, beginAuthenticatorApp, async ({ body, person }) => {
    const begun = await service.beginApp(person, body.password);
    if (begun instanceof Refusal) return begun;
    return { ...begun };
  });

  serve(app, confirmAuthenticatorApp, async ({ body, person, reply }) => {
    const confirmed = await service.confirmApp(person, body.code);
    if (confirmed instanceof Refusal) return confirmed;
    handOver(reply, confirmed.renewed);
    const { recoveryCodes } = confirmed;
    return { message: 'Your authenticator app is set up.', recoveryCodes };
  });

  serve(app, removeAuthenticatorApp, async ({ body, person, reply }) => {
    const removed = await service.removeApp(person, body.password);
    if (removed instanceof Refusal) return removed;
    handOver(reply, removed.renewed);
    return { message: 'The authenticator app is removed.' };
  });

  serve(app, renewRecoveryCodes, async ({ body, person }) => {
    const renewed = await service.renewRecoveryCodes(person, body.password);
    if (renewed instanceof Refusal) return renewed;
    return { message: 'These are your new recovery codes.', ...renewed };
  });

  serve(app, beginPasskey, async ({ body, person }) => {
    const begun = await passkeys.beginAdding(person, body.password);
    if (begun instanceof Refusal) return begun;
    return { options: { ...begun.options } };
  });

  serve(app, addPasskey, async ({ body, person, reply }) => {
    const added = await passkeys.finishAdding(person, body);
    if (added instanceof Refusal) return added;
    handOver(reply, added.renewed);
    const { recoveryCodes } = added;
    return { message: 'Your passkey is added.', recoveryCodes };
  });

  serve(app, removePasskey, async ({ body, params, person, reply }) => {
    const removed = await passkeys.remove(person, params.id, body.password);
    if (removed instanceof Refusal) return removed;
    handOver(reply, removed.renewed);
    return { message: 'The passkey is removed.' };
  });
};
