import { isStashName } from '../vault/stash-names';
import { isMirroredName } from '../storage/mirrored-name';
import { isMixesName } from '../storage/own-mixes-name';
import { isPatternsName } from '../storage/own-patterns-name';
import { isPlanMarkName } from '../safety-plan/plan-mark-name';

const PROBE = 'storage-probe';

/**
 * Removes what this site keeps under plain names: the specification's values and this tab's memory. Sealed words
 * of a diary are moved to its database before; those that could not be moved stay, since only their owner can
 * open them and no one has them twice. So do the breathing patterns and mixes of sounds that
 * someone made, with what their private space has of them, until their account goes, and the mark by which help finds a plan for hard moments.
 */
export function clearDevice(): void {
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      for (const name of Object.keys(storage())) if (!stays(name)) storage().removeItem(name);
    } catch {
      // A browser that refuses storage keeps nothing that would have to go.
    }
  }
}

function stays(name: string): boolean {
  return [isStashName, isPatternsName, isMixesName, isMirroredName, isPlanMarkName].some((is) => is(name));
}

/** Whether a page of a diary that went away left words here. */
export function hasStashes(): boolean {
  try {
    return Object.keys(localStorage).some(isStashName);
  } catch {
    return false;
  }
}

/** Whether this browser keeps what a page stores; some refuse, and some of those only when it is tried. */
export async function keepsThings(): Promise<boolean> {
  try {
    localStorage.setItem(PROBE, '1');
    localStorage.removeItem(PROBE);
    return 'indexedDB' in globalThis;
  } catch {
    return false;
  }
}
