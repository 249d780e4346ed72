import { type Hint, HINTS } from '@stillgrove/domain/browse/first-week';
import { readPreference, writePreference } from '../preferences/preferences';

const listeners = new Set<() => void>();

/** Hints that were closed on this device. Like other preferences they outlive a sign-out. */
export function closedHints(): readonly Hint[] {
  const closed = readPreference('closed-hints')?.split('.') ?? [];
  return HINTS.filter((hint) => closed.includes(hint));
}

/** Closes a hint for good: the person has read it, or has found by themselves what it tells of. */
export function closeHint(hint: Hint): void {
  writePreference('closed-hints', [...new Set([...closedHints(), hint])].join('.'));
  for (const listener of listeners) listener();
}

/** @returns ends it */
export function followClosedHints(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
