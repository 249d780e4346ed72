import type { AskForLock } from './one-tab';

/** A lock that the tabs of one browser share. */
export function sharedLock(): AskForLock {
  let holder: { lose: () => void } | null = null;
  return (how, onLost) => {
    if (holder !== null && how === 'if-free') return Promise.resolve(null);
    const before = holder;
    const mine = { lose: onLost };
    holder = mine;
    before?.lose();
    return Promise.resolve(() => {
      if (holder === mine) holder = null;
      return Promise.resolve();
    });
  };
}
