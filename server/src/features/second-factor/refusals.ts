import type { AccountRefusal } from '@stillgrove/domain/accounts/account-state';
import type { Refusal } from '../../platform/errors/refusal';

const WRONG_CODE_WORDS =
  'This code is wrong or was used before. Enter the code your app shows now, or a recovery code.';

export const WRONG_CODE: Refusal = {
  status: 400,
  code: 'wrong-code',
  message: WRONG_CODE_WORDS,
  fields: { code: WRONG_CODE_WORDS },
};

export const SIGN_IN_AGAIN: Refusal = {
  status: 401,
  code: 'sign-in-again',
  message: 'This sign-in took too long and has expired. Please start again with your password.',
};

export const APP_THERE: Refusal = {
  status: 409,
  code: 'app-there',
  message: 'You already have an authenticator app. Remove it first, then add the new one.',
};

export const NO_APP: Refusal = {
  status: 409,
  code: 'no-app',
  message: 'There is no authenticator app to confirm. Please start again.',
};

export const NO_SECOND_FACTOR: Refusal = {
  status: 409,
  code: 'no-second-factor',
  message: 'Recovery codes replace an app or a passkey that you’ve lost. Add an app or a passkey first.',
};

export const UNKNOWN_PASSKEY: Refusal = {
  status: 404,
  code: 'unknown-passkey',
  message: 'You don’t have this passkey. Reload the page to see your passkeys.',
};

export const PASSKEY_NOT_ACCEPTED: Refusal = {
  status: 400,
  code: 'passkey-not-accepted',
  message: 'We couldn’t check this passkey. Please try again, or use another way to sign in.',
};

const CONFIRM_ADDRESS_FIRST: Refusal = {
  status: 409,
  code: 'address-unconfirmed',
  message:
    'Please confirm your email address first. You can get a new link in Profile Settings. Then set up your second step.',
};

const OPERATOR_KEEPS_ONE: Refusal = {
  status: 409,
  code: 'operator-keeps-second-factor',
  message:
    'Operators always need a second step. Add another one first, or ask another operator to remove you from the list of operators.',
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
