import type { Refusal } from '../../platform/errors/refusal';

export const EMAIL_TAKEN: Refusal = {
  status: 409,
  code: 'email-taken',
  message:
    'There is already an account with this email address. If it’s yours, choose Forgot password to sign in.',
  fields: { email: 'There is already an account with this email address.' },
};

/** For the call of a program: the form asks for the year where it is needed. */
export const BIRTH_YEAR_MISSING: Refusal = {
  status: 400,
  code: 'birth-year-missing',
  message: 'Enter the year you were born. We use it to check your age and do not store it.',
  fields: { birthYear: 'Enter the year you were born, such as 2001.' },
};

/** @param minimumAge in years, as the operator set it */
export function underMinimumAge(minimumAge: number): Refusal {
  return {
    status: 403,
    code: 'under-minimum-age',
    message: `You can have an account here from the year you turn ${String(minimumAge)}. Help, articles and the slow breath are open to you now, without an account.`,
  };
}

/** The same for an unknown address and a wrong password, so that it does not tell who has an account. */
export const WRONG_CREDENTIALS: Refusal = {
  status: 401,
  code: 'wrong-credentials',
  message: 'The email address or password is wrong. Please check both and try again.',
};
