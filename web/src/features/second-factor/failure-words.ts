import { failureWords as callFailureWords } from '../../platform/http/failure-words';
import { RefusedError, UnreachableError } from '../../platform/http/request';

const CANCELED = 'We didn’t get a passkey from your device. Try again, or choose another way.';
const THERE = 'This device already has a passkey for your account. You don’t need another one.';

/** What to tell a person when a step failed. */
export function failureWords(error: unknown): string {
  if (error instanceof RefusedError || error instanceof UnreachableError) return callFailureWords(error);
  // Browsers tell a passkey that is refused, late or already there apart by the error's name alone.
  return error instanceof Error && error.name === 'InvalidStateError' ? THERE : CANCELED;
}
