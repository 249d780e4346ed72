import { useEffect } from 'react';

/** How many parts of the page ask for the whole screen. */
let asking = 0;

/**
 * While it is on, the page says `data-full-screen` on its root: bars and footer give way to what fills the screen. This
 * is about the page's own space; the browser's full screen is not asked for.
 */
export function useFullScreen(on: boolean): void {
  useEffect(() => {
    if (!on) return undefined;
    asking += 1;
    document.documentElement.dataset.fullScreen = '';
    return () => {
      asking -= 1;
      if (asking === 0) delete document.documentElement.dataset.fullScreen;
    };
  }, [on]);
}
