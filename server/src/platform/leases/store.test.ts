import { expect, test } from 'vitest';
import { TEST_START_MS as NOW, testDatabase } from '../../testing/test-database';
import { prolongLease, takeLease } from './store';

const HOUR_MS = 3_600_000;
const at = (nowMs: number) => ({ nowMs, longestMs: HOUR_MS });
const lease = (holder: string, endsAtMs: number) => ({ name: 'chores', holder, endsAtMs });

test('of many processes that want a lease at once, one gets it', async () => {
  const { db } = await testDatabase();
  const wishes = Array.from({ length: 20 }, (_, index) =>
    takeLease(db, lease(String(index), NOW + HOUR_MS), at(NOW)),
  );
  expect((await Promise.all(wishes)).filter(Boolean)).toHaveLength(1);
});

test('a lease is free again when its time is over, and not a moment before', async () => {
  const { db } = await testDatabase();
  await takeLease(db, lease('a', NOW + 1000), at(NOW));
  expect(await takeLease(db, lease('b', NOW + HOUR_MS), at(NOW + 999))).toBe(false);
  expect(await takeLease(db, lease('b', NOW + HOUR_MS), at(NOW + 1000))).toBe(true);
});

test('who has a lease prolongs it; who lost it is told', async () => {
  const { db } = await testDatabase();
  await takeLease(db, lease('a', NOW + 1000), at(NOW));
  expect(await prolongLease(db, lease('a', NOW + 2000))).toBe(true);
  expect(await takeLease(db, lease('b', NOW + HOUR_MS), at(NOW + 1500))).toBe(false);
  await takeLease(db, lease('b', NOW + HOUR_MS), at(NOW + 2000));
  expect(await prolongLease(db, lease('a', NOW + HOUR_MS))).toBe(false);
});

test('a lease taken while a clock was a year ahead blocks no one once the clock is right', async () => {
  const { db } = await testDatabase();
  await takeLease(db, lease('a', NOW + 365 * 24 * HOUR_MS), at(NOW + 365 * 24 * HOUR_MS));
  expect(await takeLease(db, lease('b', NOW + HOUR_MS), at(NOW))).toBe(true);
});
