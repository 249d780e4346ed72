/**
 * The values that the specification keeps in local storage. They belong to one user: `member-points`
 * changes them over when somebody else signs in.
 */
export const STORED_NAMES = [
  'totalScore',
  'leaves',
  'breathingExerciseScore',
  'breathingExerciseLeaves',
  'breathingExerciseIsActive',
  'books',
  'booksError',
] as const;

export type StoredName = (typeof STORED_NAMES)[number];

export function readStored(name: StoredName): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function readStoredNumber(name: StoredName): number {
  const value = Number(readStored(name));
  return Number.isFinite(value) ? Math.max(0, Math.floor(value)) : 0;
}

export function writeStored(name: StoredName, value: string | number | boolean): void {
  try {
    localStorage.setItem(name, String(value));
  } catch {
    // A full or forbidden storage costs the display of old values only; awards live in IndexedDB.
  }
}

export function removeStored(...names: readonly StoredName[]): void {
  try {
    for (const name of names) localStorage.removeItem(name);
  } catch {
    // Nothing was stored, so nothing needs to go.
  }
}
