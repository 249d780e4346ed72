/** Where the patterns of `own-patterns.ts` lie. Apart from their code, which is loaded for breathing only. */
const PREFIX = 'breathing-patterns:';

export function nameOfPatterns(userId: string): string {
  return PREFIX + userId;
}

export function isPatternsName(name: string): boolean {
  return name.startsWith(PREFIX);
}

export function forgetPatterns(userId: string): void {
  try {
    localStorage.removeItem(nameOfPatterns(userId));
  } catch {
    // Nothing was kept, so nothing needs to go.
  }
}
