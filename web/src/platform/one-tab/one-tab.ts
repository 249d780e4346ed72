/**
 * Asks for a lock that one tab of the browser has at a time.
 *
 * @param how whether to leave it to the tab that has it, or to take it away
 * @param onLost another tab has taken it away
 * @returns gives it back, and resolves when others can have it; null when another tab has it
 */
export type AskForLock = (
  how: 'if-free' | 'take-over',
  onLost: () => void,
) => Promise<(() => Promise<void>) | null>;

/** `superseded` when it was given back, or asked for again, before the answer came. */
export type Claimed = 'ours' | 'elsewhere' | 'superseded';

/** What only one tab may do at a time, from claim to release. */
export function createOneTab(askForLock: AskForLock, onLost: () => void) {
  let newest = 0;
  let giveBack: (() => Promise<void>) | null = null;
  // One after the other, so that a tab never finds its own lock taken.
  let last: Promise<unknown> = Promise.resolve();

  const ask = async (number: number, how: 'if-free' | 'take-over'): Promise<Claimed> => {
    if (number !== newest) return 'superseded';
    if (giveBack !== null) return 'ours';
    let isLost = false as boolean;
    const granted = await askForLock(how, () => {
      isLost = true;
      if (giveBack !== granted) return;
      giveBack = null;
      onLost();
    });
    if (number !== newest) {
      await granted?.();
      return 'superseded';
    }
    if (granted === null || isLost) return 'elsewhere';
    giveBack = granted;
    return 'ours';
  };

  return {
    claim(how: 'if-free' | 'take-over'): Promise<Claimed> {
      newest += 1;
      const number = newest;
      const claimed = last.then(() => ask(number, how));
      last = claimed;
      return claimed;
    },
    release(): void {
      newest += 1;
      const held = giveBack;
      giveBack = null;
      if (held !== null) last = last.then(held);
    },
  };
}

/** Without locks, or where the browser refuses them, each tab counts as the only one. */
export function webLock(name: string): AskForLock {
  return (how, onLost) =>
    new Promise((resolve) => {
      if (!('locks' in navigator)) {
        resolve(() => Promise.resolve());
        return;
      }
      let end: () => void = () => undefined;
      let state: 'asked' | 'held' | 'given back' = 'asked';
      const over = new Promise<void>((settle) => (end = settle));
      const options = how === 'take-over' ? { steal: true } : { ifAvailable: true };
      const done: Promise<void> = navigator.locks
        .request(name, options, (lock) => {
          if (lock === null) {
            resolve(null);
            return undefined;
          }
          state = 'held';
          resolve(() => {
            state = 'given back';
            end();
            return done;
          });
          return over;
        })
        .catch(() => {
          if (state === 'asked') resolve(() => Promise.resolve());
          if (state === 'held') onLost();
        });
    });
}
