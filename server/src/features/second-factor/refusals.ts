import type { AccountRefusal } from '@stillgrove/domain/accounts/account-state';
import { Refusal } from '../../platform/errors/refusal';

export const WRONG_CODE = new Refusal({
  code: 'wrong-code',
  field: 'code',
});

export const SIGN_IN_AGAIN = new Refusal({ code: 'sign-in-again' });

export const APP_THERE = new Refusal({ code: 'app-there' });

export const NO_APP = new Refusal({ code: 'no-app' });

export const NO_SECOND_FACTOR = new Refusal({ code: 'no-second-factor' });

export const UNKNOWN_PASSKEY = new Refusal({ code: 'unknown-passkey' });

export const PASSKEY_NOT_ACCEPTED = new Refusal({ code: 'passkey-not-accepted' });

const CONFIRM_ADDRESS_FIRST = new Refusal({ code: 'address-unconfirmed' });

const OPERATOR_KEEPS_ONE = new Refusal({ code: 'operator-keeps-second-factor' });

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
