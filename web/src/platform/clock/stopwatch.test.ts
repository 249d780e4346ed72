import { expect, test } from 'vitest';
import { createStopwatch } from './stopwatch';

test('only the time for which it runs is counted', () => {
  let now = 100;
  const watch = createStopwatch(() => now);
  now += 5_000;
  expect(watch.elapsedMs()).toBe(0);
  watch.run(true);
  now += 2_500;
  expect(watch.elapsedMs()).toBe(2_500);
  watch.run(false);
  now += 60_000;
  expect(watch.elapsedMs()).toBe(2_500);
  watch.run(true);
  now += 500;
  watch.run(true);
  now += 1_000;
  expect(watch.elapsedMs()).toBe(4_000);
});
