import { seededRandom } from '../random/seeded';
import { CHANCE_GAP_MINUTES, MOST_SITTING_MINUTES, type BellsBetween, type Sitting } from './settings';

export type Bell = {
  readonly kind: 'start' | 'between' | 'end';
  /** Milliseconds since the sitting began, which is after the time to settle. */
  readonly atMs: number;
};

const MINUTE_MS = 60_000;

/** How long a sitting lasts at most, in milliseconds; one without an end stops by itself after the longest time. */
export function sittingMs({ minutes }: Pick<Sitting, 'minutes'>): number {
  return (minutes ?? MOST_SITTING_MINUTES) * MINUTE_MS;
}

/**
 * When which bell rings, in the order of time. A sitting without an end has no bell at its end.
 *
 * @param seed of the bells left to chance: the same seed gives the same times
 */
export function bellsOf(sitting: Sitting, seed: number): readonly Bell[] {
  const durationMs = sittingMs(sitting);
  const between = betweenMs(sitting.between, durationMs, seed)
    .filter((atMs) => atMs > 0 && atMs < durationMs)
    .map((atMs): Bell => ({ kind: 'between', atMs }));
  return [
    ...(sitting.startBell ? [{ kind: 'start', atMs: 0 } as const] : []),
    ...between,
    ...(sitting.endBell && sitting.minutes !== null ? [{ kind: 'end', atMs: durationMs } as const] : []),
  ];
}

function betweenMs(between: BellsBetween, durationMs: number, seed: number): readonly number[] {
  switch (between.kind) {
    case 'none':
      return [];
    case 'every': {
      const stepMs = between.minutes * MINUTE_MS;
      return Array.from({ length: Math.floor(durationMs / stepMs) }, (_, index) => (index + 1) * stepMs);
    }
    case 'own':
      return between.minutes.map((minute) => minute * MINUTE_MS);
    case 'chance':
      return byChance(between.count, durationMs, seed);
  }
}

/** Draws times from what is left of the span once all gaps are taken away, and puts the gaps back in between. */
function byChance(count: number, durationMs: number, seed: number): readonly number[] {
  const gapMs = CHANCE_GAP_MINUTES * MINUTE_MS;
  const freeMs = durationMs - 2 * gapMs - (count - 1) * gapMs;
  if (freeMs < 0) return [];
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => Math.round(random() * freeMs))
    .sort((a, b) => a - b)
    .map((atMs, index) => (index + 1) * gapMs + atMs);
}
