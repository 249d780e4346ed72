import {
  joinPatterns,
  patternsFrom,
  storableOf,
  type OwnPatterns,
} from '@stillgrove/domain/breathing/own-patterns';
import { tellOwnChange } from './own-changes';
import { forgetPatterns, nameOfPatterns } from './own-patterns-name';

/**
 * The breathing patterns that a person made, on this device and under that person’s id. They stay when the person signs
 * out, and go with the account. Where the person has a private space, it has copies of them (`mirror-own.ts`).
 */
export function readPatterns(userId: string): OwnPatterns {
  try {
    return patternsFrom(JSON.parse(localStorage.getItem(nameOfPatterns(userId)) ?? 'null'));
  } catch {
    return [];
  }
}

/** @returns whether this browser kept them */
export function keepPatterns(userId: string, patterns: OwnPatterns): boolean {
  try {
    localStorage.setItem(nameOfPatterns(userId), JSON.stringify(storableOf(patterns)));
  } catch {
    return false;
  }
  tellOwnChange();
  return true;
}

/** Gives what a guest made to the member that the guest became. Repeating it changes nothing. */
export function bringPatterns(guestId: string, userId: string): void {
  const ofGuest = readPatterns(guestId);
  if (guestId === userId || ofGuest.length === 0) return;
  if (!keepPatterns(userId, joinPatterns(readPatterns(userId), ofGuest)))
    throw new Error('This device has no room for the breathing patterns of a guest.');
  forgetPatterns(guestId);
}
