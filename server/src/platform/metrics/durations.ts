import type { Metric, Registry } from 'prom-client';

/** Upper bounds in seconds: a page takes less than the first, a password check about 0.02, a slow disk 0.1. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Labels = Readonly<Record<string, string>>;

/** How long things with the same labels took. */
export type Tally = {
  readonly labels: Labels;
  /** How many fell under each bound and over the one before; the last place is for all others. */
  readonly counts: number[];
  sum: number;
};

export function emptyTally<Given extends Labels>(labels: Given): Tally & { readonly labels: Given } {
  return { labels, counts: Array<number>(BOUNDS.length + 1).fill(0), sum: 0 };
}

export function noteDuration(tally: Tally, seconds: number): void {
  let place = 0;
  while (place < BOUNDS.length && seconds > (BOUNDS[place] ?? 0)) place += 1;
  tally.counts[place] = (tally.counts[place] ?? 0) + 1;
  tally.sum += seconds;
}

/**
 * Adds a histogram that is made of tallies when it is asked for. The library's own hashes the labels at
 * each observation, which costs several times as much.
 */
export function addDurations(
  registry: Registry,
  { name, help, tallies }: { name: string; help: string; tallies: () => Iterable<Tally> },
): void {
  const histogram = {
    name,
    help,
    type: 'histogram',
    aggregator: 'sum',
    get: async () => ({ name, help, type: 'histogram', values: [...tallies()].flatMap(samplesOf(name)) }),
  };
  // A registry takes whatever has a name and gives values; its type only knows the library's own.
  registry.registerMetric(histogram as unknown as Metric);
}

const samplesOf =
  (name: string) =>
  ({ labels, counts, sum }: Tally) => {
    let total = 0;
    const buckets = counts.map((count, place) => {
      total += count;
      const le = String(BOUNDS[place] ?? '+Inf');
      return { metricName: `${name}_bucket`, labels: { ...labels, le }, value: total };
    });
    return [
      ...buckets,
      { metricName: `${name}_sum`, labels, value: sum },
      { metricName: `${name}_count`, labels, value: total },
    ];
  };
