import { create } from 'zustand';
import type { BuildMessage } from './messages';

/** How long a tab may stay open until it asks whether there is a newer build, in milliseconds. */
const ASK_AGAIN_MS = 30 * 60_000;

type Ports = {
  readonly worker: Pick<EventTarget, 'addEventListener'>;
  readonly document: Pick<Document, 'addEventListener' | 'visibilityState'>;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
  /** Looks for a newer service worker. */
  readonly lookForUpdate: () => Promise<unknown>;
  readonly report: () => void;
};

const useNewer = create(() => ({ isNewer: false }));

/** Whether a newer build than that of this tab is kept on the device; false on the server. */
export function useNewerBuild(): boolean {
  return useNewer(({ isNewer }) => isNewer);
}

/**
 * Notices a newer build. Browsers look for one when a page is loaded, and a tab may stay open for days.
 *
 * @param ownEntry path of the first script of this tab
 */
export function followBuilds(
  ownEntry: string,
  { worker, document, now, lookForUpdate, report }: Ports,
): void {
  worker.addEventListener('message', (event) => {
    if ((event as MessageEvent<BuildMessage>).data.entry !== ownEntry) report();
  });
  let askedAtMs = now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || now() - askedAtMs < ASK_AGAIN_MS) return;
    askedAtMs = now();
    // Without a network the next time is soon enough.
    lookForUpdate().catch(() => undefined);
  });
}

export function watchForNewerBuild(ownEntry: string): void {
  followBuilds(ownEntry, {
    worker: navigator.serviceWorker,
    document,
    now: () => performance.now(),
    lookForUpdate: async () => (await navigator.serviceWorker.ready).update(),
    report: () => useNewer.setState({ isNewer: true }),
  });
}
