import { useEffect, useState } from 'react';
import { usePoints } from '../../platform/points/points-store';
import { readStoredNumber } from '../../platform/points/stored-values';

/** The leaves appear after this pause (specification, section 9). */
const SHOW_AFTER_MS = 500;

/** The stored total, set half a second after the page is there and kept up to date from then on; null before. */
export function useShownScore(): number | null {
  const [shown, setShown] = useState(false);
  const totalScore = usePoints((state) => state.totalScore);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return shown ? Math.max(totalScore, readStoredNumber('totalScore')) : null;
}
