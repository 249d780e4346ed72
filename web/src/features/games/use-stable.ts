import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * The same function on every render, which does what the newest one would: for children that are
 * rendered again only when what they show has changed.
 */
export function useStable<Args extends unknown[]>(newest: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(newest);
  useLayoutEffect(() => {
    latest.current = newest;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
