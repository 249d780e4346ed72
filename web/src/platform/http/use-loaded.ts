import { startTransition, useEffect, useState } from 'react';
import { retry } from './retry';

/**
 * Code that a page needs at a later tap, loaded as soon as the page is there; null until then, and where it cannot be
 * loaded. Not by `lazy`, which shows what it has loaded only a third of a second after the tap.
 *
 * @param load the same function each time
 * @param what it is, for the console
 */
export function useLoaded<Module>(load: () => Promise<Module>, what: string): Module | null {
  const [loaded, setLoaded] = useState<{ readonly module: Module } | null>(null);
  useEffect(() => {
    retry(load).then(
      (module) => startTransition(() => setLoaded({ module })),
      () => console.info(`${what} could not be loaded.`),
    );
  }, [load, what]);
  return loaded?.module ?? null;
}
