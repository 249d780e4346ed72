import { useEffect, useState } from 'react';

/** How long the loading message stays (specification, section 9). */
const LOADING_MS = 1_200;

/**
 * Whether the page has had its moment. Then it goes to the part that the address names, if any, as a
 * browser does with a page that is there at once.
 */
export function useRelaxArrival(): boolean {
  const [arrived, setArrived] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setArrived(true), LOADING_MS);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!arrived || location.hash.length < 2) return;
    const part = document.getElementById(location.hash.slice(1));
    part?.focus({ preventScroll: true });
    part?.scrollIntoView({ behavior: 'instant' });
  }, [arrived]);

  return arrived;
}
