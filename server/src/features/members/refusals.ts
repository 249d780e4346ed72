import type { Refusal } from '../../platform/errors/refusal';

export const UNKNOWN_MEMBER: Refusal = {
  status: 404,
  code: 'unknown-member',
  message: 'There is no such account anymore.',
};

export const OWN_ACCOUNT: Refusal = {
  status: 409,
  code: 'own-account',
  message: 'This is your own account. Use Profile Settings for it.',
};

export const OPERATORS_ACCOUNT: Refusal = {
  status: 409,
  code: 'operators-account',
  message: 'This is an operator’s account. Remove the operator first; then you can close the account.',
};
