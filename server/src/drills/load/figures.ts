import { count } from '../drill';
import type { Sample } from './load';

/** Milliseconds within which 99 of 100 answers came. */
export function p99(samples: readonly Sample[]): number {
  const sorted = samples.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * 0.99) - 1)] ?? 0;
}

/** Those that were refused or not answered. */
export function failures(samples: readonly Sample[]): readonly Sample[] {
  return samples.filter(({ status }) => status < 200 || status > 299);
}

/** What went wrong how often, such as `503 database-away 12 times`; empty when nothing did. */
export function tally(samples: readonly Sample[]): string {
  const counts = new Map<string, number>();
  for (const { kind, status, code } of failures(samples)) {
    const name = `${kind}: ${status === 0 ? 'no answer' : String(status)} ${code}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, times]) => `${name} ${count(times)} times`).join(', ');
}

/**
 * The p99 of others may be this many times what it was. A few seconds beside other work tell nothing of it:
 * the drills' short forms judge it with no limit.
 */
export const PACE_LIMIT = 2;
/** Milliseconds below which a slower p99 is no concern. */
const FLOOR_MS = 100;

/** @throws when others felt what went on, by their p99 (milliseconds) before and during it */
export function expectSamePace(beforeMs: number, duringMs: number, limit: number): void {
  if (duringMs <= Math.max(FLOOR_MS, beforeMs * limit)) return;
  throw new Error(`others’ p99 went from ${beforeMs.toFixed(0)} to ${duringMs.toFixed(0)} ms`);
}

/** @throws unless every request was answered with what was asked for */
export function expectNoFailure(samples: readonly Sample[], when: string): void {
  const wrong = tally(samples);
  if (wrong !== '') throw new Error(`${when}: ${wrong}`);
}

/** Samples whose answer came in a stretch of time. */
export function between(samples: readonly Sample[], fromMs: number, toMs: number): readonly Sample[] {
  return samples.filter(({ atMs }) => atMs >= fromMs && atMs < toMs);
}
