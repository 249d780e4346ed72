import type { Refusal } from '../../platform/errors/refusal';

export const ALREADY_CONFIRMED: Refusal = {
  status: 409,
  code: 'already-confirmed',
  message: 'Your address is confirmed already. There is nothing left to do.',
};

export const ADDRESS_TAKEN: Refusal = {
  status: 409,
  code: 'email-taken',
  message: 'There is already an account with this email address.',
  fields: { email: 'There is already an account with this email address.' },
};
