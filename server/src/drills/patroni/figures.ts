import { seconds } from '../drill';
import { between } from '../load/figures';
import type { Sample } from '../load/load';
import { type Fault, type FaultKind, isAcknowledged } from './faults';

/** How each is called, and for how long (milliseconds) no award may go without being acknowledged. */
const KINDS: Record<FaultKind, { readonly words: string; readonly limitMs?: number }> = {
  postgres: { words: 'PostgreSQL killed', limitMs: 15_000 },
  primary: { words: 'machine of the primary killed', limitMs: 30_000 },
  standby: { words: 'machine of the standby killed', limitMs: 30_000 },
  switchover: { words: 'switchover', limitMs: 10_000 },
  etcd: { words: 'majority of etcd away' },
  standbys: { words: 'both standbys away' },
};

/** The longest time without an acknowledged award, in milliseconds. */
function longestGap(samples: readonly Sample[], fromMs: number, toMs: number): number {
  const moments = between(samples, fromMs, toMs)
    .filter(isAcknowledged)
    .map(({ atMs }) => atMs);
  const all = [fromMs, ...moments, toMs].sort((one, other) => one - other);
  return Math.max(...all.slice(1).map((moment, index) => moment - (all[index] ?? moment)));
}

/** What each kind of fault cost, as text, and where that was more than was promised. */
export function gapsOf(
  samples: readonly Sample[],
  faults: readonly Fault[],
): { readonly text: string; readonly problems: readonly string[] } {
  const problems: string[] = [];
  const texts = [...new Set(faults.map(({ kind }) => kind))].map((kind) => {
    const { words, limitMs = Infinity } = KINDS[kind];
    const ofKind = faults.filter((fault) => fault.kind === kind);
    const longest = Math.max(...ofKind.map(({ fromMs, toMs }) => longestGap(samples, fromMs, toMs)));
    if (longest > limitMs) problems.push(`${words}: ${seconds(longest)} without an acknowledged award`);
    const times = ofKind.length > 1 ? ` ${String(ofKind.length)} times` : '';
    return `${words}${times} ${seconds(longest)}${ofKind.map((fault) => afterwards(samples, fault)).join('')}`;
  });
  return { text: texts.join(', '), problems };
}

/** How soon after the end of an outage an award was acknowledged. */
function afterwards(samples: readonly Sample[], { fromMs, endedMs }: Fault): string {
  if (endedMs === undefined) return '';
  const first = samples
    .filter((sample) => sample.atMs >= endedMs && isAcknowledged(sample))
    .reduce((earliest, { atMs }) => Math.min(earliest, atMs), Infinity);
  return ` (of ${seconds(endedMs - fromMs)}, ${seconds(first - endedMs)} after its end)`;
}
