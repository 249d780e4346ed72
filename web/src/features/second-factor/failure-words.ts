import { t } from '@lingui/core/macro';
import { failureWords } from '../../platform/http/failure';
import { RefusedError, UnreachableError } from '../../platform/http/request';

const CANCELED = t`We didn’t get a passkey from your device. Try again, or choose another way.`;
const THERE = t`This device already has a passkey for your account. You don’t need another one.`;

/** What to tell a person when a step failed. */
export function passkeyFailureWords(error: unknown): string {
  if (error instanceof RefusedError || error instanceof UnreachableError) return failureWords(error);
  // Browsers tell a passkey that is refused, late or already there apart by the error's name alone.
  return error instanceof Error && error.name === 'InvalidStateError' ? THERE : CANCELED;
}
