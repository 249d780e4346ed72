/**
 * When a person last opened what on this device. It belongs to one user id, lies in local storage and
 * goes when someone logs out: all it does is show the way back.
 */
const KEY = 'visits';

/** Milliseconds since 1970 by path. */
export type Visits = Readonly<Record<string, number>>;

export function readVisits(userId: string): Visits {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('userId' in stored) || !('paths' in stored))
      return {};
    return stored.userId === userId ? (stored.paths as Visits) : {};
  } catch {
    return {};
  }
}

export function noteVisit(userId: string, path: string): void {
  keepVisits(userId, { ...readVisits(userId), [path]: Date.now() });
}

export function keepVisits(userId: string, paths: Visits): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ userId, paths }));
  } catch {
    // Without storage there is no way back to show, and nothing else depends on it.
  }
}

/** Someone else who has signed in in another tab keeps theirs. */
export function forgetVisits(userId: string): void {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as { userId?: unknown } | null;
    if (stored?.userId === userId) localStorage.removeItem(KEY);
  } catch {
    // What cannot be read shows no one a way.
  }
}
