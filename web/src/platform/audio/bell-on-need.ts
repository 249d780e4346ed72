import { retry } from '../http/retry';
import type { Bell } from './bell';

/** The bell of a page that can be used without it: its code comes while someone still chooses. */
export type BellOnNeed = Bell & { readonly fetch: () => void };

export function bellOnNeed(): BellOnNeed {
  let coming: Promise<Bell | null> | null = null;
  const bell = () =>
    (coming ??= retry(() => import('./bell')).then(
      (loaded) => loaded.bell(),
      () => (coming = null),
    ));
  const withBell = (use: (bell: Bell) => void) => () =>
    void bell().then((loaded) => {
      if (loaded !== null) use(loaded);
    });
  return {
    fetch: () => void bell(),
    load: withBell(({ load }) => load()),
    strike: withBell(({ strike }) => strike()),
    close() {
      void coming?.then((loaded) => loaded?.close());
    },
  };
}
