import type { Refusal } from '../../platform/errors/refusal';

export const UNKNOWN_MEMBER: Refusal = {
  status: 404,
  code: 'unknown-member',
  message: 'This account no longer exists.',
};

export const OWN_ACCOUNT: Refusal = {
  status: 409,
  code: 'own-account',
  message: 'This is your own account. You can change it in Profile Settings.',
};

export const OPERATORS_ACCOUNT: Refusal = {
  status: 409,
  code: 'operators-account',
  message: 'This account belongs to an operator. Remove the operator first, then close the account.',
};
