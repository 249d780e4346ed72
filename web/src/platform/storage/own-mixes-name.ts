/** Where the mixes of `own-mixes.ts` lie. Apart from their code, which is loaded where sounds are chosen. */
const PREFIX = 'sound-mixes:';

export function nameOfMixes(userId: string): string {
  return PREFIX + userId;
}

export function isMixesName(name: string): boolean {
  return name.startsWith(PREFIX);
}

export function forgetMixes(userId: string): void {
  try {
    localStorage.removeItem(nameOfMixes(userId));
  } catch {
    // Nothing was kept, so nothing needs to go.
  }
}
