import { keepDraft, type Draft, type OpenVault } from './vault';

/** Soon enough to lose no more than a word, seldom enough not to seal every letter. */
const PAUSE_MS = 400;

let waiting: Draft | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let lastNoted: string | null = null;
let underWay: Promise<void> = Promise.resolve();

/** Keeps an unfinished page, sealed, a moment after the last letter. */
export function noteDraft(vault: () => OpenVault | null, draft: Draft): void {
  waiting = draft;
  lastNoted = draft.entry.id;
  clearTimeout(timer);
  timer = setTimeout(() => void flushDraft(vault()), PAUSE_MS);
}

/**
 * Keeps what waits at once, and resolves when no draft is on its way to the storage any more: one that
 * came in after its page was saved would look unfinished. A storage that refuses is told when the page
 * itself is saved.
 */
export function flushDraft(vault: OpenVault | null): Promise<void> {
  clearTimeout(timer);
  const draft = waiting;
  waiting = null;
  if (draft !== null && vault !== null)
    underWay = underWay.then(() => keepDraft(vault, draft)).catch(() => undefined);
  return underWay;
}

/** Forgets what waits, since the page was saved or given up. */
export function forgetDraft(): Promise<void> {
  clearTimeout(timer);
  waiting = null;
  lastNoted = null;
  return underWay;
}

/** Id of the page that is being written. */
export function draftInHand(): string | null {
  return lastNoted;
}
