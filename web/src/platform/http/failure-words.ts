import { RefusedError } from './request';

export const UNREACHABLE = 'We couldn’t reach our server. Check your connection, then try again.';

/** What to tell a person when a call failed: the server's own sentence, or that the server can't be reached. */
export function failureWords(error: unknown): string {
  return error instanceof RefusedError ? error.message : UNREACHABLE;
}
