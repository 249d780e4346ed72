import type { PasswordWeakness } from '@stillgrove/contract/refusal-sentences';
import { Refusal } from '../errors/refusal';

/**
 * The answer to a password that is guessed early.
 *
 * @param field where the password stood in the request
 */
export function weakPassword(weakness: PasswordWeakness, field = 'password'): Refusal {
  return new Refusal({ code: 'weak-password', values: { weakness }, field });
}
