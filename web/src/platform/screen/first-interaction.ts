const INTERACTIONS = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Calls back once someone begins to use the page, by pointer, keyboard or assistive technology.
 *
 * @returns stops waiting
 */
export function onFirstInteraction(callBack: () => void): () => void {
  const listening = new AbortController();
  const begin = () => {
    listening.abort();
    callBack();
  };
  for (const kind of INTERACTIONS)
    addEventListener(kind, begin, { capture: true, passive: true, signal: listening.signal });
  return () => listening.abort();
}
