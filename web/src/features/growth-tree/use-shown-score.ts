import { useEffect, useState } from 'react';
import { usePoints } from '../../platform/points/points-store';
import { readStoredNumber } from '../../platform/points/stored-values';
import { useHydrating } from '../../platform/screen/use-hydrating';

/** The leaves appear after this pause (specification, section 9). */
const SHOW_AFTER_MS = 500;

/**
 * The stored total, and whether it is shown: half a second after the page is there. It is known as soon as the page is,
 * so that the tree can be drawn meanwhile; null where the page is rendered for everyone.
 */
export function useShownScore(): { score: number | null; isShown: boolean } {
  const hydrating = useHydrating();
  const [isShown, setIsShown] = useState(false);
  const totalScore = usePoints((state) => state.totalScore);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return { score: hydrating ? null : Math.max(totalScore, readStoredNumber('totalScore')), isShown };
}
