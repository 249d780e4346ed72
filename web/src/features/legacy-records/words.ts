import { RefusedError } from '../../platform/http/request';

/** What to say when a call did not do what it should. */
export function wordsFor(error: unknown): string {
  return error instanceof RefusedError
    ? error.message
    : 'The server could not be reached. Please try again in a moment.';
}
