import { doneAnswer } from '../answers';
import { operation } from '../operation';
import {
  secondFactorAnswer,
  newSecretAnswer,
  codeRequest,
  recoveryCodesAnswer,
  passkeyOptionsAnswer,
  newPasskeyRequest,
  passkeyId,
  signedInAnswer,
  passkeyRequest,
} from '../second-factor';
import { reAuthenticated } from '../re-authentication';

export const readSecondFactor = operation({
  method: 'GET',
  path: '/api/v1/user/second-factor',
  tag: 'Two-step sign-in',
  summary: 'Second factors of a person',
  description: 'Authenticator app, passkeys by name, and the number of unused recovery codes.',
  access: 'member',
  answer: secondFactorAnswer,
});

export const beginAuthenticatorApp = operation({
  method: 'POST',
  path: '/api/v1/user/second-factor/app/begin',
  tag: 'Two-step sign-in',
  summary: 'Get a secret for an authenticator app',
  description: 'It takes effect when a code of the app is sent to `/second-factor/app/confirm`.',
  access: 'member',
  body: reAuthenticated,
  answer: newSecretAnswer,
  securityEvent: 'authenticator-app-begun',
  refusals: ['address-unconfirmed', 'app-there', 're-authentication-needed', 'wrong-password'],
});

export const confirmAuthenticatorApp = operation({
  method: 'POST',
  path: '/api/v1/user/second-factor/app/confirm',
  tag: 'Two-step sign-in',
  summary: 'Confirm the authenticator app',
  description: 'From then on, signing in needs a code. The recovery codes are returned only this once.',
  access: 'member',
  body: codeRequest,
  answer: recoveryCodesAnswer,
  securityEvent: 'authenticator-app-added',
  refusals: ['address-unconfirmed', 'app-there', 're-authentication-needed', 'wrong-code'],
});

export const removeAuthenticatorApp = operation({
  method: 'POST',
  path: '/api/v1/user/second-factor/app/remove',
  tag: 'Two-step sign-in',
  summary: 'Remove the authenticator app',
  description:
    'Needs a recent re-authentication. Signs out every other device. When no second factor is left, the recovery codes are deleted, too.',
  access: 'member',
  body: reAuthenticated,
  answer: doneAnswer,
  securityEvent: 'authenticator-app-removed',
  refusals: ['no-app', 'operator-keeps-second-factor', 're-authentication-needed', 'wrong-password'],
});

export const renewRecoveryCodes = operation({
  method: 'POST',
  path: '/api/v1/user/second-factor/recovery-codes',
  tag: 'Two-step sign-in',
  summary: 'Get new recovery codes',
  description: 'The old codes no longer work.',
  access: 'member',
  body: reAuthenticated,
  answer: recoveryCodesAnswer,
  securityEvent: 'recovery-codes-renewed',
  refusals: ['no-second-factor', 're-authentication-needed', 'wrong-password'],
});

export const beginPasskey = operation({
  method: 'POST',
  path: '/api/v1/user/second-factor/passkeys/begin',
  tag: 'Two-step sign-in',
  summary: 'Start adding a passkey',
  description: 'Returns the options for `navigator.credentials.create`, valid for five minutes.',
  access: 'member',
  body: reAuthenticated,
  answer: passkeyOptionsAnswer,
  securityEvent: 'passkey-begun',
  refusals: ['address-unconfirmed', 're-authentication-needed', 'wrong-password'],
});

export const addPasskey = operation({
  method: 'POST',
  path: '/api/v1/user/second-factor/passkeys',
  tag: 'Two-step sign-in',
  summary: 'Add a passkey',
  description:
    'Takes the response of the browser. With the first factor, recovery codes are returned, only this once.',
  access: 'member',
  body: newPasskeyRequest,
  answer: recoveryCodesAnswer,
  securityEvent: 'passkey-added',
  refusals: ['address-unconfirmed', 'passkey-not-accepted', 're-authentication-needed'],
});

export const removePasskey = operation({
  method: 'POST',
  path: '/api/v1/user/second-factor/passkeys/:id/remove',
  tag: 'Two-step sign-in',
  summary: 'Remove a passkey',
  description: 'Needs a recent re-authentication. Signs out every other device.',
  access: 'member',
  params: passkeyId,
  body: reAuthenticated,
  answer: doneAnswer,
  securityEvent: 'passkey-removed',
  refusals: ['operator-keeps-second-factor', 're-authentication-needed', 'unknown-passkey', 'wrong-password'],
});

export const signInByCode = operation({
  method: 'POST',
  path: '/api/v1/user/login/code',
  tag: 'Two-step sign-in',
  summary: 'Complete a sign-in with a code',
  description: 'Takes a code of the authenticator app, which works once, or a recovery code.',
  access: 'public',
  limit: 'second-steps-of-address',
  body: codeRequest,
  answer: signedInAnswer,
  securityEvent: 'second-step',
  refusals: ['sign-in-again', 'wrong-code'],
});

export const beginSignInByPasskey = operation({
  method: 'POST',
  path: '/api/v1/user/login/passkey/begin',
  tag: 'Two-step sign-in',
  summary: 'Start a sign-in with a passkey',
  description:
    'As the second step after the password, or without a password to sign in with the passkey alone.',
  access: 'public',
  limit: 'passkeys-of-address',
  answer: passkeyOptionsAnswer,
});

export const signInByPasskey = operation({
  method: 'POST',
  path: '/api/v1/user/login/passkey',
  tag: 'Two-step sign-in',
  summary: 'Sign in with a passkey',
  description:
    'Takes the response of the browser. Without a password before it, the passkey has to verify the user.',
  access: 'public',
  limit: 'second-steps-of-address',
  body: passkeyRequest,
  answer: signedInAnswer,
  securityEvent: 'passkey-sign-in',
  refusals: ['passkey-not-accepted', 'sign-in-again'],
});
