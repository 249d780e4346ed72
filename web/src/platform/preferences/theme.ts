import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { readPreference, writePreference } from './preferences';

export type Theme = 'light' | 'dark';

type ThemeState = { chosen: Theme | null };

/** The theme chosen by hand; null follows the system. */
export const useTheme = create<ThemeState>(() => ({ chosen: null }));

export function loadTheme(): void {
  const stored = readPreference('theme');
  useTheme.setState({ chosen: stored === 'light' || stored === 'dark' ? stored : null });
}

export function currentTheme(): Theme {
  return (
    useTheme.getState().chosen ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
  );
}

/** The theme that is shown, as it changes; by day where a page is rendered on the server. */
export function useShownTheme(): Theme {
  return useSyncExternalStore(onThemeChange, currentTheme, () => 'light');
}

function onThemeChange(changed: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', changed);
  const stop = useTheme.subscribe(changed);
  return () => {
    system.removeEventListener('change', changed);
    stop();
  };
}

/** @param theme null follows the system */
export function chooseTheme(theme: Theme | null): void {
  if (theme === null) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  writePreference('theme', theme);
  useTheme.setState({ chosen: theme });
}
