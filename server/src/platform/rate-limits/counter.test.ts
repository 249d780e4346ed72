import { expect, test, vi } from 'vitest';
import { testDatabase } from '../../testing/test-database';
import type { Counter, Try } from './counter';
import { createMemoryCounter } from './memory-counter';
import { createDatabaseCounter } from './store';

const counters: [string, () => Promise<Counter>][] = [
  ['memory', () => Promise.resolve(createMemoryCounter())],
  ['database', async () => createDatabaseCounter((await testDatabase()).db)],
];

const two = (key: string): Try => ({ key, allowed: 2, windowMs: 1000 });

test.each(counters)('the %s counter allows so many tries in a window', async (_name, create) => {
  const counter = await create();
  expect(await counter.take([two('a')], 0)).toBeNull();
  expect(await counter.take([two('a')], 400)).toBeNull();
  expect(await counter.take([two('a')], 999)).toBe(1000);
  expect(await counter.take([two('b')], 999)).toBeNull();
  expect(await counter.take([two('a')], 1000)).toBeNull();
});

test.each(counters)('the %s counter counts all tries of a call or none', async (_name, create) => {
  const counter = await create();
  await counter.take([two('a')], 0);
  await counter.take([two('a')], 0);
  expect(await counter.take([two('b'), two('a')], 0)).toBe(1000);
  expect(await counter.take([two('b')], 0)).toBeNull();
  expect(await counter.take([two('b')], 0)).toBeNull();
  expect(await counter.take([two('b')], 0)).toBe(1000);
});

test.each(counters)('the %s counter takes a try back', async (_name, create) => {
  const counter = await create();
  await counter.take([two('a')], 0);
  await counter.take([two('a')], 0);
  await counter.giveBack([two('a')], 0);
  expect(await counter.take([two('a')], 0)).toBeNull();
  expect(await counter.take([two('a')], 0)).toBe(1000);
});

test.each(counters)('the %s counter lets no more through when all come at once', async (_name, create) => {
  const counter = await create();
  const answers = await Promise.all(Array.from({ length: 10 }, () => counter.take([two('a')], 0)));
  expect(answers.filter((answer) => answer === null)).toHaveLength(2);
});

test.each(counters)('the %s counter forgets what is over and nothing else', async (_name, create) => {
  const counter = await create();
  await counter.take([two('a')], 0);
  await counter.take([two('a')], 0);
  await counter.prune(999);
  expect(await counter.take([two('a')], 999)).toBe(1000);
  await counter.prune(1000);
  expect(await counter.take([two('a')], 1000)).toBeNull();
});

test.each(counters)(
  'the %s counter forgets what was counted while the clock was ahead',
  async (_name, create) => {
    const counter = await create();
    const year = 365 * 86_400_000;
    await counter.take([two('a')], year);
    await counter.take([two('a')], year);
    expect(await counter.take([two('a')], year)).toBe(year + 1000);
    expect(await counter.take([two('a')], 0)).toBeNull();
    expect(await counter.take([two('a')], 0)).toBeNull();
    expect(await counter.take([two('a')], 0)).toBe(1000);
  },
);

test('calls from ever more addresses do not make the memory counter look through all of them each time', async () => {
  const counter = createMemoryCounter();
  const walk = vi.spyOn(Map.prototype, Symbol.iterator);
  for (let count = 0; count < 60_000; count += 1) await counter.take([two(String(count))], 0);
  expect(walk).toHaveBeenCalledTimes(1);
  walk.mockRestore();
});
