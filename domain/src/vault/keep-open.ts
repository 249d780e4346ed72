const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * How long an opened vault stays open on a device. Only with the first choice does it lock when the person is away; see
 * `timeUntilLock`.
 */
export const KEEP_OPEN = ['five-minutes', 'hour', 'day', 'week', 'month'] as const;

export type KeepOpen = (typeof KEEP_OPEN)[number];

const KEPT_MS: Readonly<Record<Exclude<KeepOpen, 'five-minutes'>, number>> = {
  hour: 60 * MINUTE_MS,
  day: DAY_MS,
  week: 7 * DAY_MS,
  month: 30 * DAY_MS,
};

/** A time in which a vault stays open, in milliseconds since 1970. */
export type KeptTime = { readonly fromMs: number; readonly untilMs: number };

/** @returns null when the vault locks while the person is away */
export function keptTime(choice: KeepOpen, nowMs: number): KeptTime | null {
  return choice === 'five-minutes' ? null : { fromMs: nowMs, untilMs: nowMs + KEPT_MS[choice] };
}

/** Milliseconds that are left of it; 0 where it is over, or where the device's clock was set back before it. */
export function keptTimeLeft({ fromMs, untilMs }: KeptTime, nowMs: number): number {
  return nowMs < fromMs ? 0 : Math.max(0, untilMs - nowMs);
}
