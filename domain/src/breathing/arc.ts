/**
 * The arc of a breathing session whose length was chosen: a moment to settle in, whole breaths, and a last exhale that
 * is never cut off. Without a chosen length there is no arc: it goes on until someone stops it.
 */
import { breathMs, type Pattern } from './pattern';

const MINUTE_MS = 60_000;

/** The lengths to choose from. */
export const MINUTES_OFFERED = [1, 3, 5, 10] as const;
export const BREATHS_OFFERED = [6, 12, 24] as const;

export type LengthUnit = 'minutes' | 'breaths';

/** How long someone wants to breathe. */
export type Length = {
  readonly unit: LengthUnit;
  readonly amount: number;
};

/** The fewest and the most of each unit. */
export const LENGTH_LIMITS: Readonly<Record<LengthUnit, readonly [number, number]>> = {
  minutes: [1, 60],
  breaths: [1, 600],
};

/** How long someone has to settle in before the first breath, where they did not choose it. */
export const SETTLE_MS = 3_000;
export const LONGEST_SETTLE_SECONDS = 10;

/** How much longer than its count the last exhale is shown. */
export const LAST_EXHALE_EXTRA_MS = 2_500;

/** The last part of a session, in which all becomes quieter. */
export const LAST_PART_MS = 30_000;

/** Until about this time the sky of a session without an end goes on brightening. */
const BRIGHT_AFTER_MS = 10 * MINUTE_MS;

export type Goal = {
  readonly length: Length;
  /** Milliseconds breathed when it was set. */
  readonly fromMs: number;
  /** Milliseconds breathed when it is reached: the end of an exhale. */
  readonly toMs: number;
  /** Milliseconds breathed when the last exhale begins. */
  readonly lastStepMs: number;
};

/**
 * A length as someone typed it.
 *
 * @returns null for anything but a whole number within the limits of its unit
 */
export function amountFrom(unit: LengthUnit, typed: string): number | null {
  const amount = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : NaN;
  const [fewest, most] = LENGTH_LIMITS[unit];
  return amount >= fewest && amount <= most ? amount : null;
}

/**
 * What a session of a length leads to. Minutes: the first end of a breath’s last exhale at or after the chosen time.
 * Breaths: the last exhale of the last of them, counted from the next whole breath.
 *
 * @param elapsedMs milliseconds breathed when it begins
 */
export function goalOf(pattern: Pattern, elapsedMs: number, length: Length): Goal {
  const cycleMs = breathMs(pattern);
  const lastOut = pattern.findLastIndex(({ kind }) => kind === 'out');
  const afterOutMs = breathMs(pattern.slice(lastOut + 1));
  const wantedMs =
    length.unit === 'minutes'
      ? elapsedMs + length.amount * MINUTE_MS
      : Math.ceil(elapsedMs / cycleMs) * cycleMs + length.amount * cycleMs - afterOutMs;
  const toMs = Math.ceil((wantedMs + afterOutMs) / cycleMs) * cycleMs - afterOutMs;
  return { length, fromMs: elapsedMs, toMs, lastStepMs: toMs - (pattern[lastOut]?.durationMs ?? 0) };
}

export function isSameLength(one: Length | null, other: Length | null): boolean {
  return one?.unit === other?.unit && one?.amount === other?.amount;
}

/** Minutes until the goal as they are told: every minute that has begun counts. */
export function minutesLeft({ toMs }: Goal, elapsedMs: number): number {
  return Math.max(0, Math.ceil((toMs - elapsedMs) / MINUTE_MS));
}

/** Breaths until the goal as they are told: the one that has begun counts. */
export function breathsLeft(pattern: Pattern, { toMs }: Goal, elapsedMs: number): number {
  const cycleMs = breathMs(pattern);
  return elapsedMs >= toMs ? 0 : Math.ceil(toMs / cycleMs) - Math.floor(elapsedMs / cycleMs);
}

/** Whether the last exhale before the goal has begun. */
export function isLastStep({ toMs, lastStepMs }: Goal, elapsedMs: number): boolean {
  return elapsedMs < toMs && elapsedMs >= lastStepMs;
}

/** Whether the last part of a session has begun. One that is hardly longer has none. */
export function isLastPart({ fromMs, toMs }: Goal, elapsedMs: number): boolean {
  return toMs - fromMs >= 2 * LAST_PART_MS && elapsedMs >= toMs - LAST_PART_MS;
}

/** Seconds left to settle in as they are counted: 3, 2, 1. */
export function settleCount(leftMs: number): number {
  return Math.max(1, Math.ceil(leftMs / 1_000));
}

/** How bright the sky has become, 0 to 1: full at the goal, and after some minutes where there is none. */
export function brightness(elapsedMs: number, goal: Goal | null): number {
  const [from, to] = goal === null ? [0, BRIGHT_AFTER_MS] : [goal.fromMs, goal.toMs];
  return Math.min(1, Math.max(0, (elapsedMs - from) / (to - from)));
}
