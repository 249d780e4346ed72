import { skyAt, type Sky } from '@stillgrove/domain/sky/sky';
import { useSyncExternalStore } from 'react';

const LOOK_EVERY_MS = 120_000;

/**
 * The sky of the person's hour. The server knows no hour: its pages and their hydration leave it to style sheets, which
 * find it on the root element before the first paint. It follows the clock while the page is open, and on return to
 * the tab.
 */
export function useSky(): Sky | 'hour' {
  return useSyncExternalStore(
    followHour,
    () => skyAt(new Date().getHours()),
    () => 'hour',
  );
}

function followHour(look: () => void): () => void {
  const timer = setInterval(look, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
