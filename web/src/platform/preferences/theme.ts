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

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  writePreference('theme', theme);
  useTheme.setState({ chosen: theme });
}
