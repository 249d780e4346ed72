import type { PlannedLine, PlannedPart, ScanPlan } from './plan';

export type Scan = {
  readonly partIndex: number;
  readonly part: PlannedPart;
  readonly lineIndex: number;
  readonly line: PlannedLine;
  /** Of the whole time, 0 to 1. */
  readonly progress: number;
  /** Whole minutes that are left, the begun one counted. */
  readonly minutesLeft: number;
  readonly over: boolean;
};

/** Going back within so short a time of a part's beginning means the part before it. */
const JUST_BEGUN_MS = 4_000;

/**
 * Which sentence of which part is due after a time. It follows from the elapsed time alone, so a device that was
 * busy or asleep cannot get ahead or behind.
 *
 * @param elapsedMs milliseconds of being guided, 0 or more
 * @throws Error when the plan is empty
 */
export function scanAt(plan: ScanPlan, elapsedMs: number): Scan {
  const lineIndex = Math.max(
    0,
    plan.lines.findLastIndex(({ startMs }) => startMs <= elapsedMs),
  );
  const line = plan.lines[lineIndex];
  const part = line === undefined ? undefined : plan.parts[line.partIndex];
  if (line === undefined || part === undefined) throw new Error('A plan needs at least one sentence.');
  return {
    partIndex: line.partIndex,
    part,
    lineIndex,
    line,
    progress: Math.min(1, elapsedMs / plan.durationMs),
    minutesLeft: Math.max(0, Math.ceil((plan.durationMs - elapsedMs) / 60_000)),
    over: elapsedMs >= plan.durationMs,
  };
}

/** The time at which the part starts, or the one before it when it has only just begun. */
export function backOnePart(plan: ScanPlan, elapsedMs: number): number {
  const { partIndex, part } = scanAt(plan, elapsedMs);
  if (elapsedMs - part.startMs > JUST_BEGUN_MS) return part.startMs;
  return plan.parts[partIndex - 1]?.startMs ?? 0;
}

/** The time at which the next part begins; the end after the last one. */
export function skipPart(plan: ScanPlan, elapsedMs: number): number {
  return plan.parts[scanAt(plan, elapsedMs).partIndex + 1]?.startMs ?? plan.durationMs;
}
