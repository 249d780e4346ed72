import { type Asked, mayAsk, noteAsked, openRun, readAsked } from '@stillgrove/domain/check-ins/asking';
import type { AskedActivity, Side } from '@stillgrove/domain/check-ins/check-in';
import { recall, remember } from '../storage/tab-memory';

/** When someone was asked in this tab; it ends with the tab. */
const NAME = 'asked-feeling';

const asked = (): readonly Asked[] => readAsked(recall(NAME));

export function mayAskNow(activity: AskedActivity, side: Side): boolean {
  return mayAsk(asked(), activity, side, Date.now());
}

/** The run to which an answer belongs: the one that was begun with a question, or a new one. */
export function runOf(activity: AskedActivity, side: Side): string {
  const open = side === 'after' ? openRun(asked(), activity, Date.now()) : null;
  return open ?? crypto.randomUUID();
}

export function noteAskedNow(activity: AskedActivity, side: Side, runId: string): void {
  remember(NAME, noteAsked(asked(), { activity, side, runId, at: Date.now() }));
}
