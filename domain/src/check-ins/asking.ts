import { ASKED_ACTIVITIES, type AskedActivity, type Side } from './check-in';

/** When someone was asked around an activity, and in which run; it says nothing of the answers. */
export type Asked = {
  readonly activity: AskedActivity;
  readonly side: Side;
  readonly runId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
};

/** No one is asked about an activity again so soon. */
const PAUSE_MS = 30 * 60_000;
/** After so long, what comes after no longer belongs to what was before. */
const RUN_MS = 3 * 3_600_000;

/**
 * Whether to ask now. The question after a run belongs to the one before it, and comes however short the run was.
 */
export function mayAsk(asked: readonly Asked[], activity: AskedActivity, side: Side, now: number): boolean {
  if (side === 'after' && openRun(asked, activity, now) !== null) return true;
  return !asked.some((each) => each.activity === activity && Math.abs(now - each.at) < PAUSE_MS);
}

/** The run that was asked about before it and not yet after it; null when there is none. */
export function openRun(asked: readonly Asked[], activity: AskedActivity, now: number): string | null {
  const last = asked.findLast((each) => each.activity === activity);
  return last?.side === 'before' && Math.abs(now - last.at) < RUN_MS ? last.runId : null;
}

/** The list with one more, and without what no longer matters. */
export function noteAsked(asked: readonly Asked[], one: Asked): readonly Asked[] {
  return [...asked.filter(({ at }) => Math.abs(one.at - at) < RUN_MS), one];
}

/** What of a stored value is such a list. */
export function readAsked(value: unknown): readonly Asked[] {
  return Array.isArray(value) ? value.filter(isAsked) : [];
}

function isAsked(value: unknown): value is Asked {
  if (typeof value !== 'object' || value === null) return false;
  const { activity, side, runId, at } = value as Record<string, unknown>;
  return (
    ASKED_ACTIVITIES.some((known) => known === activity) &&
    (side === 'before' || side === 'after') &&
    typeof runId === 'string' &&
    typeof at === 'number'
  );
}
