import { useSyncExternalStore } from 'react';
import type { BuildMessage } from '../../service-worker/messages';

/** How long a tab may stay open until it asks whether there is a newer build, in milliseconds. */
const ASK_AGAIN_MS = 30 * 60_000;

let isNewer = false;
const listeners = new Set<() => void>();

/** Whether a newer build than that of this tab is kept on the device; false on the server. */
export function useNewerBuild(): boolean {
  return useSyncExternalStore(
    listen,
    () => isNewer,
    () => false,
  );
}

function listen(report: () => void): () => void {
  listeners.add(report);
  return () => listeners.delete(report);
}

/**
 * Notices a newer build. Browsers look for one when a page is loaded, and a tab may stay open for days.
 *
 * @param ownEntry path of the first script of this tab
 */
export function watchForNewerBuild(ownEntry: string): void {
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<BuildMessage>) => {
    if (data.entry === ownEntry) return;
    isNewer = true;
    for (const report of listeners) report();
  });
  let askedAtMs = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - askedAtMs < ASK_AGAIN_MS) return;
    askedAtMs = performance.now();
    // Without a network the next time is soon enough.
    navigator.serviceWorker.ready.then((registration) => registration.update()).catch(() => undefined);
  });
}
