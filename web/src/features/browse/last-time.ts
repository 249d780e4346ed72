const DAYS = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const DAY_MS = 86_400_000;

/** `Last opened today`, `Last opened 3 days ago`; both moments in milliseconds since 1970. */
export function lastTime(visitedMs: number, nowMs: number): string {
  const midnight = (ms: number) => new Date(ms).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(visitedMs) - midnight(nowMs)) / DAY_MS);
  return `Last opened ${DAYS.format(Math.min(0, days), 'day')}`;
}
