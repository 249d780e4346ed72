import { t } from '@lingui/core/macro';
import { RefusedError } from './request';

export const UNREACHABLE = t`We couldn’t reach our server. Check your connection, then try again.`;

const CHANGE_UNSURE = t`We couldn’t reach our server, so your change may not be saved. Check your connection, then try again.`;

/** Why a change was not made: in words, and with the code of the refusal; `unreachable` where no answer came. */
export type Failure = { readonly message: string; readonly code: string };

/** What to tell a person when a call failed: the sentence of the refusal, or that the server can't be reached. */
export function failureWords(error: unknown): string {
  return error instanceof RefusedError ? error.message : UNREACHABLE;
}

/** Why a change failed. */
export function failureOf(error: unknown): Failure {
  if (error instanceof RefusedError) return { message: error.message, code: error.code };
  return { message: CHANGE_UNSURE, code: 'unreachable' };
}
