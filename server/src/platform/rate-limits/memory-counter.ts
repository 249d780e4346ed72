import type { Counter, Try } from './counter';

/** Keys beyond which windows that are over are cleared at once, and again each time that there are twice as many. */
const KEYS_MAX = 50_000;

/** Counts in memory: nothing on disk, gone with the process. */
export function createMemoryCounter(): Counter {
  const windows = new Map<string, { tries: number; resetsAtMs: number }>();
  let clearedAbove = KEYS_MAX;

  /** A window that ends later than one that begins now was begun while a clock was wrong. */
  const current = ({ key, windowMs }: Try, nowMs: number) => {
    const window = windows.get(key);
    return window && window.resetsAtMs > nowMs && window.resetsAtMs <= nowMs + windowMs ? window : null;
  };

  const prune = (nowMs: number) => {
    for (const [key, { resetsAtMs }] of windows) {
      if (resetsAtMs <= nowMs) windows.delete(key);
    }
  };

  return {
    async take(tries, nowMs) {
      for (const one of tries) {
        const window = current(one, nowMs);
        if (window && window.tries >= one.allowed) return window.resetsAtMs;
      }
      for (const one of tries) {
        const window = current(one, nowMs) ?? { tries: 0, resetsAtMs: nowMs + one.windowMs };
        window.tries += 1;
        windows.set(one.key, window);
      }
      if (windows.size > clearedAbove) {
        prune(nowMs);
        // Else whoever calls from many addresses would have all of them looked through at each call.
        clearedAbove = Math.max(KEYS_MAX, 2 * windows.size);
      }
      return null;
    },

    async giveBack(tries, nowMs) {
      for (const one of tries) {
        const window = current(one, nowMs);
        if (window && window.tries > 0) window.tries -= 1;
      }
    },

    async forget(keys) {
      for (const key of keys) windows.delete(key);
    },

    async prune(nowMs) {
      prune(nowMs);
    },
  };
}
