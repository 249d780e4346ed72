import { again } from '../../platform/http/again';
import type { Mode, Values } from './use-account-form';

export type FieldErrors = Record<string, string>;

/**
 * One sentence for each field that does not fit, by the contract's own schema. The schema is loaded
 * on first use: the sign-in page is there before it.
 */
export async function fieldErrors(mode: Mode, values: Values): Promise<FieldErrors> {
  const { loginRequest, registerRequest } = await again(() => import('@stillgrove/contract/accounts'));
  const { email, password } = values;
  const result =
    mode === 'register' ? registerRequest.safeParse(values) : loginRequest.safeParse({ email, password });
  const errors: FieldErrors = {};
  for (const { path, message } of result.error?.issues ?? []) errors[String(path[0])] ??= message;
  return errors;
}
