import { type Hint, HINTS } from '@stillgrove/domain/browse/first-week';
import { readPreference, writePreference } from '../preferences/preferences';

/** Hints that were closed on this device. Like other preferences they outlive a sign-out. */
export function closedHints(): readonly Hint[] {
  const closed = readPreference('closed-hints')?.split('.') ?? [];
  return HINTS.filter((hint) => closed.includes(hint));
}

export function closeHint(hint: Hint): void {
  writePreference('closed-hints', [...new Set([...closedHints(), hint])].join('.'));
}
