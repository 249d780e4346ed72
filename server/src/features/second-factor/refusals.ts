import type { AccountRefusal } from '@stillgrove/domain/accounts/account-state';
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
  message: 'There is no authenticator app. Begin again by adding one.',
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

const CONFIRM_ADDRESS_FIRST: Refusal = {
  status: 409,
  code: 'address-unconfirmed',
  message:
    'Please confirm your email address first. Profile Settings can send you a new link. Then set up your second step.',
};

const OPERATOR_KEEPS_ONE: Refusal = {
  status: 409,
  code: 'operator-keeps-second-factor',
  message:
    'An operator always has a second step. Add another one first, or have another operator remove you from the list of operators.',
};

/** What to answer when the rules of accounts refuse a change of the factors. */
export function refusalFor(refused: AccountRefusal): Refusal {
  switch (refused) {
    case 'address-unconfirmed':
      return CONFIRM_ADDRESS_FIRST;
    case 'operator-needs-factor':
      return OPERATOR_KEEPS_ONE;
    case 'no-factor':
      return NO_SECOND_FACTOR;
    case 'password-needed':
    case 'address-confirmed':
      throw new Error(`No change of a factor is refused with ${refused}.`);
  }
}
