import { useEffect, useState, type RefObject } from 'react';

/** So long after the last sign of a person the controls go. */
const QUIET_AFTER_MS = 4_000;

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Whether the controls of a scene are to be out of sight: no one has moved, tapped or pressed a key for a while. As
 * long as the focus shows on one of them, they stay.
 */
export function useQuiet(stage: RefObject<HTMLElement | null>, isPlaying: boolean): boolean {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!isPlaying) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const isFocusShown = stage.current?.querySelector(':focus-visible') != null;
        if (isFocusShown) wait();
        else setQuiet(true);
      }, QUIET_AFTER_MS);
    };
    const wake = () => {
      setQuiet(false);
      wait();
    };
    const listening = new AbortController();
    for (const sign of SIGNS) addEventListener(sign, wake, { passive: true, signal: listening.signal });
    wait();
    return () => {
      clearTimeout(timer);
      listening.abort();
      setQuiet(false);
    };
  }, [isPlaying, stage]);
  return quiet;
}
