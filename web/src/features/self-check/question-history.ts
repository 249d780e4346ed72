import type { Run } from '@stillgrove/domain/self-checks/run';

/** What an entry of the browser's history says of the question that it shows: its place alone, no answer and no form. */
type QuestionEntry = {
  readonly at: Run['at'];
  /** How many entries of the same self-check stand before it. */
  readonly before: number;
};

/** What the shown entry says; null where it is of something else, or of a self-check that was not begun in it. */
export function questionEntry(): QuestionEntry | null {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'before' in state ? (state as QuestionEntry) : null;
}

/** Goes on as a step of its own in the history, so that the way back leads to the question before. */
export function pushQuestion(from: Run['at'], to: Run['at']): void {
  const before = questionEntry()?.before ?? 0;
  history.replaceState({ at: from, before } satisfies QuestionEntry, '');
  history.pushState({ at: to, before: before + 1 } satisfies QuestionEntry, '');
}

/** Puts another question in the place of the shown one. */
export function replaceQuestion(at: Run['at']): void {
  const before = questionEntry()?.before ?? 0;
  history.replaceState({ at, before } satisfies QuestionEntry, '');
}

/** Goes back to where the self-check began: its answers are gone, and with them its questions. */
export function leaveQuestions(): void {
  const before = questionEntry()?.before ?? 0;
  if (before > 0) history.go(-before);
}
