import { savesData } from '../preferences/data-saving';
import { onceLoaded, onceSettled } from '../screen/settled';

/** How long the page must have been there before anything is fetched that it did not ask for, in milliseconds. */
const IN_PEACE_MS = 5_000;

/**
 * Lets the service worker take over once the page has settled, so that it never slows the first visit.
 *
 * @param whenQuiet message that is sent to it later on, unless the visitor saves data
 */
export function registerServiceWorker(whenQuiet: string): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  onceLoaded(() => {
    navigator.serviceWorker
      .register('/sw.js')
      .catch(() => console.info('This browser keeps no pages for offline use.'));
    setTimeout(() => {
      if (!savesData()) onceSettled(() => void askServiceWorker(whenQuiet));
    }, IN_PEACE_MS);
  });
}

/** Asks the service worker to keep what a page will need offline beside the files it always keeps. */
export async function askServiceWorker(message: string): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.ready;
  registration.active?.postMessage(message);
}
