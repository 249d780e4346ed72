/** What someone chooses for a sitting. */

/** The lengths to choose from, in minutes. */
export const SITTING_MINUTES = [5, 10, 20, 30] as const;

export const FEWEST_SITTING_MINUTES = 1;
export const MOST_SITTING_MINUTES = 600;

/** How long someone can take to settle before the time begins, in seconds. */
export const PREPARATION_SECONDS = [0, 5, 10, 20, 30, 60, 120, 300] as const;

export type PreparationSeconds = (typeof PREPARATION_SECONDS)[number];

export const BELL_SOUNDS = ['bowl', 'bell'] as const;

export type BellSound = (typeof BELL_SOUNDS)[number];

/** Bells on the way: none, again and again, at minutes of one's own, or as many as wanted at times left to chance. */
export type BellsBetween =
  | { readonly kind: 'none' }
  | { readonly kind: 'every'; readonly minutes: number }
  | { readonly kind: 'own'; readonly minutes: readonly number[] }
  | { readonly kind: 'chance'; readonly count: number };

export type Sitting = {
  /** Whole minutes; null without an end. */
  readonly minutes: number | null;
  readonly preparationSeconds: PreparationSeconds;
  readonly startBell: boolean;
  readonly endBell: boolean;
  readonly between: BellsBetween;
  readonly bellSound: BellSound;
};

/** Bells left to chance are at least so far apart, and so far from the beginning and the end. */
export const CHANCE_GAP_MINUTES = 1;

const MOST_BY_CHANCE = 60;

/** The last whole minute at which a bell on the way can ring. A sitting without an end lasts as long as the longest. */
export function lastBellMinute(minutes: number | null): number {
  return (minutes ?? MOST_SITTING_MINUTES) - 1;
}

/** How many bells left to chance have room. */
export function mostByChance(minutes: number): number {
  return Math.min(MOST_BY_CHANCE, Math.max(0, Math.floor((minutes - 1) / CHANCE_GAP_MINUTES)));
}
