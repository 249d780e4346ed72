/** So much softer a fade gets, evenly in decibels: below that no one hears it. */
const FADE_DECIBELS = 60;
/** The last part of a fade goes the rest of the way, to nothing. */
const LAST_SHARE = 0.04;

const SHORTEST_MS = 30_000;
const LONGEST_MS = 600_000;
const SHARE = 0.1;

type Fade = { readonly fromMs: number; readonly toMs: number };

/** The factor for samples at a moment of a fade: 1 before it, 0 after it, and never rising. */
export function fadeGain({ fromMs, toMs }: Fade, atMs: number): number {
  if (atMs <= fromMs) return 1;
  if (atMs >= toMs) return 0;
  const share = (atMs - fromMs) / (toMs - fromMs);
  const gain = 10 ** ((-FADE_DECIBELS * share) / 20);
  return gain * Math.min(1, (1 - share) / LAST_SHARE);
}

/** The fade at the end of a sleep timer: its last tenth, at least half a minute and at most ten minutes. */
export function sleepFade(durationMs: number): Fade {
  const ms = Math.min(durationMs, LONGEST_MS, Math.max(SHORTEST_MS, SHARE * durationMs));
  return { fromMs: durationMs - ms, toMs: durationMs };
}
