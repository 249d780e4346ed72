/** A gap longer than this means that the device slept: no one was guided through it. */
const LONGEST_GUIDED_GAP_MS = 10_000;

/** One run of the body scan. Times are milliseconds of a monotonic clock. */
type ScanRun = {
  /** Milliseconds of being guided so far. */
  readonly elapsedMs: number;
  /** When the run was last advanced; null while it rests. */
  readonly advancedAt: number | null;
};

export function restingAt(elapsedMs: number): ScanRun {
  return { elapsedMs, advancedAt: null };
}

export function goOn(run: ScanRun, now: number): ScanRun {
  return { ...run, advancedAt: now };
}

/** Counts the time since the last advance, unless the device slept through it. */
export function advance(run: ScanRun, now: number): ScanRun {
  if (run.advancedAt === null) return run;
  const gap = now - run.advancedAt;
  const counted = gap <= LONGEST_GUIDED_GAP_MS ? Math.max(0, gap) : 0;
  return { elapsedMs: run.elapsedMs + counted, advancedAt: now };
}

/** The same run, resting or going on, at another place. */
export function moveTo(run: ScanRun, elapsedMs: number): ScanRun {
  return { ...run, elapsedMs };
}
