/** Where the notes of `mirrored.ts` lie. Apart from their code, which is loaded where a private space is open. */
const PREFIX = 'mirrored:';

export function nameOfMirrored(userId: string): string {
  return PREFIX + userId;
}

export function isMirroredName(name: string): boolean {
  return name.startsWith(PREFIX);
}

export function forgetMirrored(userId: string): void {
  try {
    localStorage.removeItem(nameOfMirrored(userId));
  } catch {
    // Nothing was kept, so nothing needs to go.
  }
}
