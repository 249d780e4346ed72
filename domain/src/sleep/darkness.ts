const MINUTE_MS = 60_000;

/** From which moment on the screen is how dark. */
const STEPS = [
  { fromMs: 0, darkness: 0.3 },
  { fromMs: 20_000, darkness: 0.5 },
  { fromMs: MINUTE_MS, darkness: 0.68 },
  { fromMs: 3 * MINUTE_MS, darkness: 0.82 },
  { fromMs: 5 * MINUTE_MS, darkness: 0.92 },
] as const;

/**
 * How dark the screen is, 0 to 1: it becomes darker in a few steps and never all black, so that the way to stop can be
 * found.
 */
export function darknessAt(positionMs: number): number {
  return STEPS.findLast(({ fromMs }) => positionMs >= fromMs)?.darkness ?? 0;
}
