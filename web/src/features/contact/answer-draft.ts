import { dropDraft, readDraft, saveDraft } from '../../platform/storage/drafts';

/** An answer that is not sent yet; it outlives a reload. */
export type AnswerDraft = {
  /** Belongs to these words: sent twice they are one answer, and other words are another. */
  readonly id: string;
  readonly answer: string;
  /** Whether the email repeats what the visitor wrote. */
  readonly quoted: boolean;
};

const nameOf = (messageId: string) => `answer:${messageId}`;

export function readAnswerDraft(messageId: string): AnswerDraft {
  const { id = crypto.randomUUID(), answer = '', quoted = 'yes' } = readDraft(nameOf(messageId));
  return { id, answer, quoted: quoted === 'yes' };
}

export function hasAnswerDraft(messageId: string): boolean {
  return readAnswerDraft(messageId).answer !== '';
}

/** @returns the draft under an id of its own */
export function saveAnswerDraft(messageId: string, { answer, quoted }: Omit<AnswerDraft, 'id'>): AnswerDraft {
  const draft = { id: crypto.randomUUID(), answer, quoted };
  saveDraft(nameOf(messageId), { ...draft, quoted: quoted ? 'yes' : 'no' });
  return draft;
}

export function dropAnswerDraft(messageId: string): void {
  dropDraft(nameOf(messageId));
}
