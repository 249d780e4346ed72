import type { FastifyInstance } from 'fastify';
import type { Tx } from '../db/transaction';
import { signInFormRoutes } from '../features/accounts/form-routes';
import { createPasswordSignIn } from '../features/accounts/password-sign-in';
import { accountsRoutes } from '../features/accounts/routes';
import { createAccountsService } from '../features/accounts/service';
import { devicesRoutes } from '../features/devices/routes';
import { createDevicesService } from '../features/devices/service';
import { emailAddressRoutes } from '../features/email-address/routes';
import { createEmailAddressService } from '../features/email-address/service';
import type { PageWithNotice } from '../features/pages/page-routes';
import { passwordsRoutes } from '../features/passwords/routes';
import { createPasswordsService } from '../features/passwords/service';
import { personalDataRoutes } from '../features/personal-data/routes';
import { createPersonalDataService } from '../features/personal-data/service';
import { reAuthenticationRoutes } from '../features/second-factor/re-authentication-routes';
import { createPasskeysService } from '../features/second-factor/passkeys';
import { secondFactorRoutes } from '../features/second-factor/routes';
import { createSecondFactorService } from '../features/second-factor/service';
import { secondFactorSignInRoutes } from '../features/second-factor/sign-in-routes';
import { PERSONAL_DATA } from '../personal-data';
import { runsTheSite } from '../platform/access/access';
import type { Refusal } from '../platform/errors/refusal';
import { logSecurityEvent } from '../platform/security-events/security-events';
import type { Core } from './core';

/**
 * Accounts and what belongs to one person: signing in, second factors, devices, address, password, data.
 *
 * @param beforeDeletion what others have to be told before a person is gone
 */
export function accountModule(
  core: Core,
  { beforeDeletion }: { beforeDeletion(tx: Tx, userId: string): Promise<void> },
) {
  const { log, publicUrl } = core;
  const personalData = createPersonalDataService({ ...core, parts: PERSONAL_DATA, beforeDeletion });
  const passwords = createPasswordsService(core);
  const secondFactor = createSecondFactorService({
    ...core,
    onRecoveryCodeUsed: (account) => {
      logSecurityEvent(log, { name: 'recovery-code-used', outcome: 'done', account });
    },
    onUnreadable: (account) => {
      logSecurityEvent(log, { name: 'integrity', outcome: 'failed', account });
    },
  });
  const passkeys = createPasskeysService({ ...core, secondFactor });
  const accounts = createAccountsService(core);
  const signInByPassword = createPasswordSignIn({
    ...core,
    service: accounts,
    secondFactorWays: secondFactor.waysOf,
  });

  return {
    personalData,
    settled: passwords.settled,

    async registerApi(api: FastifyInstance): Promise<void> {
      await api.register(accountsRoutes, {
        service: accounts,
        sessions: core.sessions,
        isOperator: runsTheSite,
        signInByPassword,
      });
      await api.register(secondFactorSignInRoutes, { ...core, service: secondFactor, passkeys });
      await api.register(secondFactorRoutes, { ...core, service: secondFactor, passkeys });
      await api.register(reAuthenticationRoutes, { ...core, secondFactor, passkeys });
      await api.register(passwordsRoutes, { ...core, service: passwords });
      const emailAddress = createEmailAddressService({ ...core, erase: personalData.erase });
      await api.register(emailAddressRoutes, { ...core, service: emailAddress });
      await api.register(devicesRoutes, { ...core, service: createDevicesService(core) });
      await api.register(personalDataRoutes, { ...core, service: personalData });
    },

    /** The form of the sign-in page, which works without scripts. */
    async registerForm(
      app: FastifyInstance,
      pageWithNotice: (refusal: Refusal) => Promise<PageWithNotice>,
    ): Promise<void> {
      const publicOrigin = new URL(publicUrl).origin;
      await app.register(signInFormRoutes, { ...core, signInByPassword, publicOrigin, pageWithNotice });
    },
  };
}
