import { retry } from '../platform/http/retry';

/** What loading needs of the browser. */
export type LoadPorts = {
  /** Fetches a file into the browser's cache; rejects when it is not available. */
  fetchFile(path: string, priority: 'low' | 'high'): Promise<unknown>;
  /** Runs the entry with all that it imports. */
  run(entry: string): Promise<unknown>;
  /** Called once all are in the browser's cache, before the entry runs; not when one was given up. */
  onAllFetched(): void;
  afterFirstPaint(work: () => void): void;
  whenIdle(work: () => void): void;
  onFirstInteraction(work: () => void): void;
};

/**
 * Fetches the page's code once something is painted, and runs it when the browser is idle. Whoever uses the page
 * before that waits for no idle moment, and on an urgent page no one does: the code then runs as soon as it is there.
 * What breaks off on a bad network is asked for again; until then the page is read and its links are followed.
 */
export function loadCode(
  { entry, parts, isUrgent }: { entry: string; parts: readonly string[]; isUrgent: boolean },
  ports: LoadPorts,
): void {
  let fetched: Promise<unknown> | undefined;
  let begun = false;
  // A module that could not be fetched stays failed while the page is open, so none is imported before all are cached.
  const fetchAll = (priority: 'low' | 'high') =>
    (fetched ??= Promise.all(
      [entry, ...parts].map((path) => retry(() => ports.fetchFile(path, priority))),
    ).then(ports.onAllFetched, () => undefined));
  const run = () => {
    if (begun) return;
    begun = true;
    void fetchAll('high')
      .then(() => ports.run(entry))
      .catch(() => undefined);
  };
  if (isUrgent) {
    run();
    return;
  }
  ports.onFirstInteraction(run);
  ports.afterFirstPaint(() => void fetchAll('low').then(() => ports.whenIdle(run)));
}
