/** The event that tells the page's inline script that code answers from here on. */
export const HYDRATED = 'hydrated';

/** From here on a press does something; the inline script hands over what was pressed before, and tests wait for it. */
export function announceHydration(): void {
  const { dataset } = document.documentElement;
  if ('hydrated' in dataset) return;
  dataset.hydrated = '';
  // After all effects of what has just been hydrated.
  queueMicrotask(() => dispatchEvent(new Event(HYDRATED)));
}
