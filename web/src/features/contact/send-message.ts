import { contactRequest, type ContactAnswer } from '@stillgrove/contract/contact';
import { request } from '../../platform/http/request';

export type FieldErrors = Readonly<Record<string, string>>;

/** One sentence for each field that does not fit, by the contract's own schema. */
export function contactErrors(values: Readonly<Record<string, string>>): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of contactRequest.safeParse(values).error?.issues ?? [])
    errors[String(path[0])] ??= message;
  return errors;
}

/** @throws RefusedError or UnreachableError */
export async function sendMessage(body: Readonly<Record<string, string>>): Promise<ContactAnswer> {
  return request<ContactAnswer>('POST', '/api/v1/contact', { body });
}
