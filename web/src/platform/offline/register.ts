import { KEEP_ALL_PAGES } from './messages';
import { savesData } from '../preferences/data-saving';
import { onceLoaded, onceSettled } from '../screen/settled';
import { watchForNewerBuild } from './newer-build';

/** How long the page must have been there before anything is fetched that it did not ask for, in milliseconds. */
const IN_PEACE_MS = 5_000;

/**
 * Lets the service worker take over once the page has settled, so that it never slows the first visit. All
 * that works offline is fetched later on, unless the visitor saves data.
 *
 * @param ownEntry path of the first script of this page
 */
export function registerServiceWorker(ownEntry: string): void {
  if (!isPossible()) return;
  watchForNewerBuild(ownEntry);
  onceLoaded(() => {
    navigator.serviceWorker
      .register('/sw.js')
      .catch(() => console.info('This browser keeps no pages for offline use.'));
  });
  onceLoaded(() => {
    setTimeout(() => {
      if (!savesData()) onceSettled(() => void askToKeepAll());
    }, IN_PEACE_MS);
  });
}

/** Asks the service worker to keep what someone may need offline, when the network has nothing else to do. */
async function askToKeepAll(): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  registration.active?.postMessage(KEEP_ALL_PAGES);
}

function isPossible(): boolean {
  return import.meta.env.PROD && 'serviceWorker' in navigator;
}
