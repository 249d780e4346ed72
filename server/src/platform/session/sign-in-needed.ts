import type { Refusal } from '../errors/refusal';

/** For calls that only make sense for a known person. */
export const SIGN_IN_NEEDED: Refusal = {
  status: 401,
  code: 'sign-in-needed',
  message: 'Please sign in first.',
};
