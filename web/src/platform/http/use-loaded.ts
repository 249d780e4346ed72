import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { retry } from './retry';

/** Whether a tap waits for code, or has waited in vain. */
export type TapWait = 'none' | 'waiting' | 'failed';

type LoadedForTap<Module> = {
  /** Null until it is there, and where it cannot be loaded. */
  readonly module: Module | null;
  readonly wait: TapWait;
  /** Does what a tap asks for once the code is there; where it could not be loaded, it is asked for again. */
  readonly whenLoaded: (work: () => void) => void;
};

/**
 * Code that a page needs at a later tap, loaded as soon as the page is there. Not by `lazy`, which shows what it has
 * loaded only a third of a second after the tap.
 *
 * @param load the same function each time
 * @param what it is, for the console
 */
export function useLoadedForTap<Module>(load: () => Promise<Module>, what: string): LoadedForTap<Module> {
  const [loaded, setLoaded] = useState<{ readonly module: Module } | null>(null);
  const [wait, setWait] = useState<TapWait>('none');
  const tap = useRef<(() => void) | null>(null);
  // Not told by the state, which is behind between the arrival of the code and its rendering: a tap would be lost there.
  const progress = useRef<'loading' | 'loaded' | 'failed'>('loading');
  const fetchModule = useCallback(() => {
    progress.current = 'loading';
    retry(load).then(
      (module) => {
        progress.current = 'loaded';
        startTransition(() => setLoaded({ module }));
        setWait('none');
        tap.current?.();
        tap.current = null;
      },
      () => {
        console.info(`${what} could not be loaded.`);
        progress.current = 'failed';
        if (tap.current !== null) setWait('failed');
      },
    );
  }, [load, what]);
  useEffect(() => {
    fetchModule();
    // What was tapped on a page that someone has left does not begin on the next.
    return () => {
      tap.current = null;
    };
  }, [fetchModule]);
  return {
    module: loaded?.module ?? null,
    wait,
    whenLoaded(work) {
      if (progress.current === 'loaded') {
        work();
        return;
      }
      tap.current = work;
      setWait('waiting');
      if (progress.current === 'failed') fetchModule();
    },
  };
}

/** The same where something else is shown until it is there. */
export function useLoaded<Module>(load: () => Promise<Module>, what: string): Module | null {
  return useLoadedForTap(load, what).module;
}
