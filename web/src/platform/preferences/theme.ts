import { writePreference } from './preferences';

export type Theme = 'light' | 'dark';

const NIGHT = '(prefers-color-scheme: dark)';
/** Other tabs of this site show the same theme. */
const TABS = 'theme';

/** The theme chosen by hand, as the root element has it; null follows the system. */
export function chosenTheme(): Theme | null {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : null;
}

/** The theme that is on the screen. */
export function shownTheme(): Theme {
  return chosenTheme() ?? (matchMedia(NIGHT).matches ? 'dark' : 'light');
}

/** @param theme null follows the system */
export function chooseTheme(theme: Theme | null): void {
  apply(theme);
  writePreference('theme', theme);
  const tabs = new BroadcastChannel(TABS);
  tabs.postMessage(theme);
  tabs.close();
}

/**
 * Calls back whenever another theme may be shown: chosen in this or another tab, or by the system.
 *
 * @returns stops
 */
export function followTheme(changed: () => void): () => void {
  const system = matchMedia(NIGHT);
  const root = new MutationObserver(changed);
  const tabs = new BroadcastChannel(TABS);
  system.addEventListener('change', changed);
  root.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  tabs.onmessage = ({ data }: MessageEvent<Theme | null>) => apply(data);
  return () => {
    system.removeEventListener('change', changed);
    root.disconnect();
    tabs.close();
  };
}

function apply(theme: Theme | null): void {
  if (theme === null) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
