/** Where the notes of `today-notes.ts` on a person lie, whose code is needed only where they are read or made. */
export function nameOfNotes(userId: string): string {
  return `today:${userId}`;
}

export function forgetNotes(userId: string): void {
  try {
    localStorage.removeItem(nameOfNotes(userId));
  } catch {
    // Nothing was kept, so nothing needs to go.
  }
}
