import { WRITE_AGAIN_DAYS, type WriteAgainDays } from '@stillgrove/domain/safeguarding/writing-again';
import { dropDraft, readDraft, saveDraft } from '../../platform/storage/drafts';

/** An answer that is not sent yet; it outlives a reload. */
export type AnswerDraft = {
  /** Belongs to these words: sent twice they are one answer, and other words are another. */
  readonly id: string;
  readonly answer: string;
  /** Whether the email repeats what the visitor wrote; only where an operator wants it, since others may read it. */
  readonly quoted: boolean;
  /** In how many days to be reminded to write again. */
  readonly writeAgainInDays: WriteAgainDays | null;
};

const nameOf = (messageId: string) => `answer:${messageId}`;

export function readAnswerDraft(messageId: string): AnswerDraft {
  const { id = crypto.randomUUID(), answer = '', quoted = 'no', again } = readDraft(nameOf(messageId));
  return { id, answer, quoted: quoted === 'yes', writeAgainInDays: daysOf(again) };
}

export function hasAnswerDraft(messageId: string): boolean {
  return readAnswerDraft(messageId).answer !== '';
}

/** @returns the draft under an id of its own */
export function saveAnswerDraft(
  messageId: string,
  { answer, quoted, writeAgainInDays }: Omit<AnswerDraft, 'id'>,
): AnswerDraft {
  const draft = { id: crypto.randomUUID(), answer, quoted, writeAgainInDays };
  saveDraft(nameOf(messageId), {
    id: draft.id,
    answer,
    quoted: quoted ? 'yes' : 'no',
    again: String(writeAgainInDays ?? ''),
  });
  return draft;
}

/** @param written as a form or a draft holds it; anything else is never */
export function daysOf(written: string | undefined): WriteAgainDays | null {
  return WRITE_AGAIN_DAYS.find((days) => String(days) === written) ?? null;
}

export function dropAnswerDraft(messageId: string): void {
  dropDraft(nameOf(messageId));
}
