import { useEffect, useSyncExternalStore } from 'react';

/** Whether the browser shows the page on the whole screen now. */
export function useBrowserFullScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  );
}

/** Whether the browser can do so at all; on an iPhone it cannot. */
export function canFillScreen(): boolean {
  // Only `typeof` may ask for a name that is not there, as on the server.
  // oxlint-disable-next-line typescript/prefer-optional-chain
  return typeof document !== 'undefined' && document.fullscreenEnabled;
}

/** Asks for the whole screen, which needs a tap, or gives it back. */
export function fillScreen(on: boolean): void {
  if (on === (document.fullscreenElement !== null)) return;
  const done = on ? document.documentElement.requestFullscreen() : document.exitFullscreen();
  done.catch(() => console.info('The browser did not change to or from full screen.'));
}

/** Gives the whole screen back when what filled it is gone. */
export function useScreenGivenBack(): void {
  useEffect(() => () => fillScreen(false), []);
}

function subscribe(tell: () => void): () => void {
  document.addEventListener('fullscreenchange', tell);
  return () => document.removeEventListener('fullscreenchange', tell);
}
