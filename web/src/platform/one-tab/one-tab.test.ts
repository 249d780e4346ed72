import { expect, test, vi } from 'vitest';
import { createOneTab } from './one-tab';
import { sharedLock } from './testing';

function twoTabs() {
  const lock = sharedLock();
  const lost = [vi.fn(), vi.fn()] as const;
  return { first: createOneTab(lock, lost[0]), second: createOneTab(lock, lost[1]), lost };
}

test('the second tab is told that the first is at it', async () => {
  const { first, second } = twoTabs();
  expect(await first.claim('if-free')).toBe('ours');
  expect(await second.claim('if-free')).toBe('elsewhere');
});

test('what the first tab gives back, the second may have', async () => {
  const { first, second } = twoTabs();
  await first.claim('if-free');
  first.release();
  await vi.waitFor(async () => expect(await second.claim('if-free')).toBe('ours'));
});

test('the second tab may take it over, and the first is told', async () => {
  const { first, second, lost } = twoTabs();
  await first.claim('if-free');
  expect(await second.claim('take-over')).toBe('ours');
  expect(lost[0]).toHaveBeenCalledOnce();
  expect(await first.claim('if-free')).toBe('elsewhere');
});

test('however fast it is given back and asked for again, a tab never stands in its own way', async () => {
  const { first, second } = twoTabs();
  const claims = [];
  for (let press = 0; press < 5; press += 1) {
    claims.push(first.claim('if-free'));
    first.release();
  }
  claims.push(first.claim('if-free'));
  const outcomes = await Promise.all(claims);
  expect(outcomes).toEqual([...Array<string>(5).fill('superseded'), 'ours']);
  first.release();
  await vi.waitFor(async () => expect(await second.claim('if-free')).toBe('ours'));
});
