import { useEffect, useState } from 'react';
import { recall, remember } from '../storage/tab-memory';
import { FRAGMENTS, keyOf, type Shared } from './shared-fragment';

/**
 * What a link shares with this page, as the link has it. It is taken out of the address as soon as it is read, so that
 * neither history nor a reload brings it back.
 *
 * @returns null where there is none; and how to put it away
 */
function useShared(what: Shared): [shared: string | null, putAway: () => void] {
  const [shared, setShared] = useState<string | null>(null);
  useEffect(() => {
    const take = () => {
      const { hash } = location;
      if (hash.startsWith(FRAGMENTS[what])) {
        history.replaceState(history.state, '', location.pathname + location.search);
        setShared(hash.slice(FRAGMENTS[what].length));
        return;
      }
      const kept = recall(keyOf(what));
      remember(keyOf(what), null);
      if (typeof kept === 'string') setShared(kept);
    };
    take();
    // Another link may be opened in the same tab, which then loads nothing.
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, [what]);
  return [shared, () => setShared(null)];
}

export const useSharedPattern = () => useShared('pattern');

export const useSharedMix = () => useShared('mix');
