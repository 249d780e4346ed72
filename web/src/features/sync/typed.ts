import { t } from '@lingui/core/macro';
import {
  DEVICE_SECRET_BYTES,
  readTypedCode,
  RECOVERY_KEY_BYTES,
  codeLength,
  tidied,
} from '@stillgrove/domain/sync/typed-code';
import type { Bytes } from '../../platform/sync/space-lock';

export type TypedCode =
  | { readonly kind: 'device'; readonly secret: Bytes }
  | { readonly kind: 'recovery'; readonly secret: Bytes }
  | { readonly kind: 'wrong'; readonly words: string };

/** Reads what was typed or scanned: a device code, or a recovery code, which is longer. */
export function readCode(typed: string): TypedCode {
  const length = tidied(typed).length;
  const isRecovery = length > codeLength(DEVICE_SECRET_BYTES);
  const read = readTypedCode(typed, isRecovery ? RECOVERY_KEY_BYTES : DEVICE_SECRET_BYTES);
  if ('secret' in read) return { kind: isRecovery ? 'recovery' : 'device', secret: read.secret };
  return { kind: 'wrong', words: wordsFor(read.problem) };
}

function wordsFor(problem: 'length' | 'checksum' | 'character'): string {
  const [device, recovery] = [codeLength(DEVICE_SECRET_BYTES), codeLength(RECOVERY_KEY_BYTES)];
  return {
    length: t`This code isn’t complete. A device code has ${device} characters, a recovery code ${recovery}.`,
    checksum: t`One or more characters are wrong. Compare the code group by group.`,
    character: t`A code has only letters and numbers, and never the letter U.`,
  }[problem];
}
