import { dropDraft, readDraft, saveDraft } from '../../platform/drafts/drafts';

/** An answer that is not sent yet; it outlives a reload. */
export type AnswerDraft = {
  /** Belongs to these words: sent twice they are one answer, and other words are another. */
  readonly id: string;
  readonly answer: string;
};

const nameOf = (messageId: string) => `answer:${messageId}`;

export function readAnswerDraft(messageId: string): AnswerDraft {
  const { id = crypto.randomUUID(), answer = '' } = readDraft(nameOf(messageId));
  return { id, answer };
}

export function hasAnswerDraft(messageId: string): boolean {
  return readAnswerDraft(messageId).answer !== '';
}

/** @returns the draft under an id of its own */
export function saveAnswerDraft(messageId: string, answer: string): AnswerDraft {
  const draft = { id: crypto.randomUUID(), answer };
  saveDraft(nameOf(messageId), draft);
  return draft;
}

export function dropAnswerDraft(messageId: string): void {
  dropDraft(nameOf(messageId));
}
