import { joinOwnMixes, readOwnMixes, storableMixes } from '@stillgrove/domain/sounds/mix-text';
import type { OwnMix } from '@stillgrove/domain/sounds/mixes';
import { tellOwnChange } from './own-changes';
import { forgetMixes, nameOfMixes } from './own-mixes-name';

/**
 * The mixes of sounds that a person made, on this device and under that person’s id. They stay when the person signs
 * out, and go with the account. Where the person has a private space, it has copies of them (`mirror-own.ts`).
 */
export function readMixes(userId: string): readonly OwnMix[] {
  try {
    return readOwnMixes(JSON.parse(localStorage.getItem(nameOfMixes(userId)) ?? 'null'));
  } catch {
    return [];
  }
}

/** @returns whether this browser kept them */
export function keepMixes(userId: string, mixes: readonly OwnMix[]): boolean {
  try {
    localStorage.setItem(nameOfMixes(userId), JSON.stringify(storableMixes(mixes)));
  } catch {
    return false;
  }
  tellOwnChange();
  return true;
}

/** Gives what a guest made to the member that the guest became. Repeating it changes nothing. */
export function bringMixes(guestId: string, userId: string): void {
  const ofGuest = readMixes(guestId);
  if (guestId === userId || ofGuest.length === 0) return;
  if (!keepMixes(userId, joinOwnMixes(readMixes(userId), ofGuest)))
    throw new Error('This device has no room for the mixes of a guest.');
  forgetMixes(guestId);
}
