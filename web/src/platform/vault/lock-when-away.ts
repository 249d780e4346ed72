import { timeUntilLock, type Moment } from '@stillgrove/domain/vault/auto-lock';

const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'input', 'wheel', 'touchmove'] as const;

export type AwayPorts = {
  readonly now: () => Moment;
  /** Calls back after so many milliseconds; the returned function cancels that. */
  readonly after: (ms: number, callBack: () => void) => () => void;
  readonly isHidden: () => boolean;
  /** Reports what happens in the page until the signal ends it. */
  readonly watch: (signal: AbortSignal, reports: Reports) => void;
};

type Reports = {
  readonly onSignOfLife: () => void;
  readonly onVisibilityChange: () => void;
  readonly onLeaving: () => void;
};

/**
 * Calls `lock` once when no one gave a sign of life for too long, when the page was out of sight for a
 * while, or when it goes away.
 *
 * @returns ends the watch
 */
export function lockWhenAway(lock: () => void, ports: AwayPorts = browserPorts): () => void {
  const { now, after, isHidden } = ports;
  let lastInput = now();
  let hiddenSince = isHidden() ? now() : null;
  let cancel: () => void = () => undefined;
  const watching = new AbortController();

  const end = () => {
    watching.abort();
    cancel();
  };
  const away = () => {
    end();
    lock();
  };
  const look = () => {
    cancel();
    const left = timeUntilLock({ lastInput, hiddenSince }, now());
    if (left <= 0) away();
    else cancel = after(left, look);
  };

  ports.watch(watching.signal, {
    onSignOfLife() {
      // A device that wakes is told by time before it is told by a finger.
      if (timeUntilLock({ lastInput, hiddenSince }, now()) <= 0) away();
      else lastInput = now();
    },
    onVisibilityChange() {
      look();
      hiddenSince = isHidden() ? now() : null;
      if (!watching.signal.aborted) look();
    },
    onLeaving: away,
  });
  look();
  return end;
}

const browserPorts: AwayPorts = {
  now: () => ({ dateMs: Date.now(), steadyMs: performance.now() }),
  after(ms, callBack) {
    const timer = setTimeout(callBack, ms);
    return () => clearTimeout(timer);
  },
  isHidden: () => document.visibilityState === 'hidden',
  watch(signal, { onSignOfLife, onVisibilityChange, onLeaving }) {
    const options = { signal, passive: true, capture: true };
    for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, onSignOfLife, options);
    document.addEventListener('visibilitychange', onVisibilityChange, options);
    window.addEventListener('pagehide', onLeaving, options);
  },
};
