import { expect, test } from 'vitest';
import { followBuilds } from './newer-build';

function followedTab() {
  const worker = new EventTarget();
  const seenNow: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' };
  const document = Object.assign(new EventTarget(), seenNow);
  const seen = { newer: 0, looked: 0 };
  const clock = { ms: 0 };
  followBuilds('/assets/entry-1.js', {
    worker,
    document,
    now: () => clock.ms,
    lookForUpdate: () => {
      seen.looked += 1;
      return Promise.reject(new Error('no network'));
    },
    report: () => {
      seen.newer += 1;
    },
  });
  const hears = (entry: string) => worker.dispatchEvent(new MessageEvent('message', { data: { entry } }));
  const isSeenAt = (ms: number) => {
    clock.ms = ms;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { seen, hears, isSeenAt };
}

test('another build than that of the tab is a newer one', () => {
  const { seen, hears } = followedTab();
  hears('/assets/entry-1.js');
  expect(seen.newer).toBe(0);
  hears('/assets/entry-2.js');
  expect(seen.newer).toBe(1);
});

test('a tab that stays open looks for a newer build every half hour at most', () => {
  const { seen, isSeenAt } = followedTab();
  isSeenAt(29 * 60_000);
  expect(seen.looked).toBe(0);
  isSeenAt(30 * 60_000);
  isSeenAt(31 * 60_000);
  expect(seen.looked).toBe(1);
});
