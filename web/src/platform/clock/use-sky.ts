import { skyAt, type Sky } from '@stillgrove/domain/sky/sky';
import { useSyncExternalStore } from 'react';
import { followTheme, shownTheme } from '../preferences/theme';

const LOOK_EVERY_MS = 120_000;

/**
 * The sky of the person's hour and theme. The server knows no hour: its pages and their hydration leave it to style sheets, which
 * find it on the root element before the first paint. It follows the clock and the theme while the page is open, and on
 * return to the tab.
 */
export function useSky(): Sky | 'hour' {
  return useSyncExternalStore(
    follow,
    () => skyAt(new Date().getHours(), shownTheme()),
    () => 'hour',
  );
}

function follow(look: () => void): () => void {
  const timer = setInterval(look, LOOK_EVERY_MS);
  const stopTheme = followTheme(look);
  document.addEventListener('visibilitychange', look);
  return () => {
    stopTheme();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
