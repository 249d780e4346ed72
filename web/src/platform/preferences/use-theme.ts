import { useSyncExternalStore } from 'react';
import { chosenTheme, followTheme, shownTheme, type Theme } from './theme';

/** The theme that is shown, as it changes; by day where a page is rendered on the server. */
export function useShownTheme(): Theme {
  return useSyncExternalStore(followTheme, shownTheme, () => 'light');
}

/** The theme chosen by hand; null follows the system. */
export function useChosenTheme(): Theme | null {
  return useSyncExternalStore(followTheme, chosenTheme, () => null);
}
