import { RefusedError, UnreachableError } from '../../platform/http/request';

const CANCELLED = 'Your device did not hand over a passkey. You can try again, or use another way.';
const THERE = 'This device has a passkey for your account already.';
const UNREACHABLE = 'The server could not be reached. Please try again in a moment.';

/** What to tell a person when a step did not work out. */
export function failureWords(error: unknown): string {
  if (error instanceof RefusedError) return error.message;
  if (error instanceof UnreachableError) return UNREACHABLE;
  // What browsers throw when a passkey is refused, late or known is told apart by its name alone.
  return error instanceof Error && error.name === 'InvalidStateError' ? THERE : CANCELLED;
}
