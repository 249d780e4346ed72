import { useEffect, useState } from 'react';

/** The first card's pause, the longest delay after it, and the fade itself (specification, section 9). */
const ARRIVAL_MS = 100 + 7 * 100 + 600;

/** Whether the cards are still coming in. Later, cards that a filter brings back are simply there. */
export function useArriving(): boolean {
  const [arriving, setArriving] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setArriving(false), ARRIVAL_MS);
    return () => clearTimeout(timer);
  }, []);
  return arriving;
}
