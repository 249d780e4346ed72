import type { FirstAnswer } from '@stillgrove/contract/safeguarding';

/** A first answer in an answer that may have been begun: above what is written, which is never lost. */
export function startingFrom({ text }: Pick<FirstAnswer, 'text'>, written: string): string {
  return written.trim() === '' ? text : `${text}\n\n${written}`;
}
