/**
 * How many leaves a person has seen on their tree on this device, so that new ones open before their eyes. It belongs
 * to one user id, lies in local storage and goes when someone logs out.
 */
const KEY = 'seenLeaves';

/** 0 for someone who has not seen their tree here. */
export function readSeenLeaves(userId: string): number {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('userId' in stored) || !('leaves' in stored))
      return 0;
    return stored.userId === userId && typeof stored.leaves === 'number' ? stored.leaves : 0;
  } catch {
    return 0;
  }
}

export function noteSeenLeaves(userId: string, leaves: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ userId, leaves }));
  } catch {
    // Without storage the leaves open at every visit, and nothing else depends on it.
  }
}

/** Someone else who has signed in in another tab keeps theirs. */
export function forgetSeenLeaves(userId: string): void {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as { userId?: unknown } | null;
    if (stored?.userId === userId) localStorage.removeItem(KEY);
  } catch {
    // What cannot be read tells no one anything.
  }
}
