import type { Refusal } from '../../platform/errors/refusal';

const WRONG_CODE_WORDS =
  'This code is not right, or it was used before. Enter the one that your app shows now, or a recovery code.';

export const WRONG_CODE: Refusal = {
  status: 400,
  code: 'wrong-code',
  message: WRONG_CODE_WORDS,
  fields: { code: WRONG_CODE_WORDS },
};

export const SIGN_IN_AGAIN: Refusal = {
  status: 401,
  code: 'sign-in-again',
  message: 'That took a while, so this sign-in has ended. Please begin again with your password.',
};

export const APP_THERE: Refusal = {
  status: 409,
  code: 'app-there',
  message: 'There is an authenticator app already. Remove it first, then add the new one.',
};

export const NO_APP: Refusal = {
  status: 409,
  code: 'no-app',
  message: 'There is no authenticator app to confirm. Begin again by adding one.',
};

export const NO_SECOND_FACTOR: Refusal = {
  status: 409,
  code: 'no-second-factor',
  message: 'Recovery codes stand in for an app or a passkey. Add one of these first.',
};

export const UNKNOWN_PASSKEY: Refusal = {
  status: 404,
  code: 'unknown-passkey',
  message: 'You have no such passkey. Reload the page to see yours.',
};

export const PASSKEY_NOT_ACCEPTED: Refusal = {
  status: 400,
  code: 'passkey-not-accepted',
  message: 'This passkey could not be checked. Please try again, or use another way to sign in.',
};

export const OPERATOR_KEEPS_ONE: Refusal = {
  status: 409,
  code: 'operator-keeps-second-factor',
  message:
    'An operator always has a second step. Add another one first, or have another operator remove you from the list of operators.',
};
