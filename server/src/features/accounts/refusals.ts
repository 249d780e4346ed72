import { Refusal } from '../../platform/errors/refusal';

export const EMAIL_TAKEN = new Refusal({
  code: 'email-taken',
  values: { by: 'registration' },
});

/** For the call of a program: the form asks for the year where it is needed. */
export const BIRTH_YEAR_MISSING = new Refusal({
  code: 'birth-year-missing',
});

/** @param minimumAge in years, as the operator set it */
export function underMinimumAge(minimumAge: number): Refusal {
  return new Refusal({
    code: 'under-minimum-age',
    values: { minimumAge },
  });
}

/** The same for an unknown address and a wrong password, so that it does not tell who has an account. */
export const WRONG_CREDENTIALS = new Refusal({ code: 'wrong-credentials' });
