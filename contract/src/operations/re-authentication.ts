import { doneAnswer } from '../answers';
import { operation } from '../operation';
import { reAuthenticationAnswer, passwordAgainRequest } from '../re-authentication';
import { codeRequest, passkeyOptionsAnswer, passkeyRequest } from '../second-factor';

export const readReAuthentication = operation({
  method: 'GET',
  path: '/api/v1/user/re-authentication',
  tag: 'Re-authentication',
  summary: 'Check whether a re-authentication is needed',
  description:
    'Sensitive operations need one in the same session, at most five minutes old: changing the password, address or second factors, signing out other devices, the data export and the deletion of the account.',
  access: 'member',
  answer: reAuthenticationAnswer,
});

export const reAuthenticateByPassword = operation({
  method: 'POST',
  path: '/api/v1/user/re-authentication/password',
  tag: 'Re-authentication',
  summary: 'Re-authenticate with the password',
  description: 'Sensitive operations are allowed in this session for five minutes.',
  access: 'member',
  body: passwordAgainRequest,
  answer: doneAnswer,
  securityEvent: 're-authentication',
  refusals: ['wrong-password'],
});

export const reAuthenticateByCode = operation({
  method: 'POST',
  path: '/api/v1/user/re-authentication/code',
  tag: 'Re-authentication',
  summary: 'Re-authenticate with a code',
  description: 'Takes a code of the authenticator app, which works once, or a recovery code.',
  access: 'member',
  body: codeRequest,
  answer: doneAnswer,
  securityEvent: 're-authentication',
  refusals: ['wrong-code'],
});

export const beginReAuthenticationByPasskey = operation({
  method: 'POST',
  path: '/api/v1/user/re-authentication/passkey/begin',
  tag: 'Re-authentication',
  summary: 'Start a re-authentication with a passkey',
  description: 'Returns the options for `navigator.credentials.get`, valid for five minutes.',
  access: 'member',
  limit: 'passkeys-of-address',
  answer: passkeyOptionsAnswer,
});

export const reAuthenticateByPasskey = operation({
  method: 'POST',
  path: '/api/v1/user/re-authentication/passkey',
  tag: 'Re-authentication',
  summary: 'Re-authenticate with a passkey',
  description: 'Takes the response of the browser.',
  access: 'member',
  body: passkeyRequest,
  answer: doneAnswer,
  securityEvent: 're-authentication',
  refusals: ['passkey-not-accepted'],
});
