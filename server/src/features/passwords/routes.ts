import { forgetPassword, resetPassword, changePassword } from '@stillgrove/contract/operations/passwords';
import { serve } from '../../platform/http/serve';
import type { FastifyPluginAsync } from 'fastify';
import type { KnownDevices } from '../../platform/known-devices/known-devices';
import { addressSubject } from '../../platform/rate-limits/address';
import type { PasswordsService } from './service';

type PasswordsOptions = {
  service: PasswordsService;
  knownDevices: KnownDevices;
};

/** The same for every address, so that it does not tell who has an account. */
const ASKED =
  'If there is an account with this address, we’ve sent it an email with a link. The link works once, within 24 hours.';

export const passwordsRoutes: FastifyPluginAsync<PasswordsOptions> = async (app, options) => {
  const { service, knownDevices } = options;

  serve(app, forgetPassword, async ({ body }) => {
    const { email } = body;
    service.forgot(email);
    return { message: ASKED };
  });

  serve(
    app,
    resetPassword,
    async ({ body, request }) =>
      (await service.reset(body, addressSubject(request.ip))) ?? {
        message: 'Your new password is set. Please sign in with it.',
      },
  );

  serve(
    app,
    changePassword,
    async ({ body, person, request }) =>
      (await service.change(body, {
        person: person,
        device: knownDevices.current(request),
      })) ?? {
        message: 'Your new password is set. Other devices are signed out.',
      },
  );
};
