import type { Refusal } from '../../platform/errors/refusal';

export const ALREADY_CONFIRMED: Refusal = {
  status: 409,
  code: 'already-confirmed',
  message: 'Your address is already confirmed. You don’t need to do anything.',
};

export const PASSWORD_NEEDED: Refusal = {
  status: 403,
  code: 'password-needed',
  message:
    'Enter the password of the account, or sign in to it in this browser first. If you didn’t make this account, don’t confirm it.',
  fields: { password: 'Enter the password of the account.' },
};

export const CONFIRMED_MEANWHILE: Refusal = {
  status: 409,
  code: 'already-confirmed',
  message: 'This address has been confirmed in the meantime. If that wasn’t you, choose a new password.',
};

export const ADDRESS_TAKEN: Refusal = {
  status: 409,
  code: 'email-taken',
  message: 'There is already an account with this email address.',
  fields: { email: 'There is already an account with this email address.' },
};
