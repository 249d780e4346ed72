import type { Refusal } from '../errors/refusal';

/**
 * The answer to a password that is guessed early.
 *
 * @param field where the password stood in the request
 */
export function weakPassword(reason: string, field = 'password'): Refusal {
  return { status: 400, code: 'weak-password', message: reason, fields: { [field]: reason } };
}
