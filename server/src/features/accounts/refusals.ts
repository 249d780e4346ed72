import type { Refusal } from '../../platform/errors/refusal';

export const EMAIL_TAKEN: Refusal = {
  status: 409,
  code: 'email-taken',
  message:
    'There is already an account with this email address. If it is yours, choose Forgot password to get in.',
  fields: { email: 'There is already an account with this email address.' },
};

/** The same for an unknown address and a wrong password, so that it does not tell who has an account. */
export const WRONG_CREDENTIALS: Refusal = {
  status: 401,
  code: 'wrong-credentials',
  message: 'Email address or password is not right. Please check both and try again.',
};
