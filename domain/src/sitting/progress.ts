import { sittingMs } from './bells';
import type { Sitting } from './settings';

export type SittingProgress = {
  readonly stage: 'preparing' | 'sitting' | 'over';
  /** Milliseconds that were sat; settling before the sitting does not count. */
  readonly satMs: number;
  /** Whole minutes that were sat. */
  readonly satMinutes: number;
  /** Milliseconds until the end; null without one. */
  readonly leftMs: number | null;
  /** Of the whole time, 0 to 1; without an end it comes ever closer to 1. */
  readonly share: number;
};

const MINUTE_MS = 60_000;
const SECOND_MS = 1_000;

/** After about this time a sitting without an end has come two thirds of the way. */
const OPEN_SHARE_MS = 30 * MINUTE_MS;

/**
 * Where in a sitting someone is. It follows from the time alone, so a device that was busy or asleep shows nothing wrong.
 *
 * @param positionMs milliseconds since it was started, the time to settle included
 */
export function progressOf(sitting: Sitting, positionMs: number): SittingProgress {
  const durationMs = sittingMs(sitting);
  const beganMs = sitting.preparationSeconds * SECOND_MS;
  const satMs = Math.min(durationMs, Math.max(0, positionMs - beganMs));
  const isOver = satMs >= durationMs;
  const isPreparing = positionMs < beganMs;
  return {
    stage: isOver ? 'over' : isPreparing ? 'preparing' : 'sitting',
    satMs,
    satMinutes: Math.floor(satMs / MINUTE_MS),
    leftMs: sitting.minutes === null ? null : durationMs - satMs,
    share: sitting.minutes === null ? 1 - Math.exp(-satMs / OPEN_SHARE_MS) : satMs / durationMs,
  };
}

/** A time as it is shown while it runs: `4:07`, `1:04:07`. */
export function clockText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const last = String(seconds % 60).padStart(2, '0');
  return hours === 0
    ? `${String(minutes)}:${last}`
    : `${String(hours)}:${String(minutes).padStart(2, '0')}:${last}`;
}

/** The seconds to show: what is left, in which every second that has begun counts; without an end what was sat. */
export function shownSeconds({ leftMs, satMs }: SittingProgress): number {
  return leftMs === null ? Math.floor(satMs / SECOND_MS) : Math.ceil(leftMs / SECOND_MS);
}
