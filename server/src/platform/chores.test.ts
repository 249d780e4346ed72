import { expect, onTestFinished, test, vi } from 'vitest';
import { collectedLog } from '../testing/collected-log';
import { TEST_START_MS, testDatabase } from '../testing/test-database';
import { type Chore, startChores } from './chores';
import { fakeClock } from './clock';
import { NO_METRICS } from './metrics/metrics';

const MINUTE_MS = 60_000;

/** Several processes on one database, each with the same chores. */
async function grove() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { db } = await testDatabase();
  const clock = fakeClock(TEST_START_MS);
  const { log } = collectedLog();
  return {
    start(...chores: Chore[]) {
      onTestFinished(startChores({ db, clock, log, metrics: NO_METRICS, chores }).stop);
    },
    /** A process that is never heard of again. */
    startLast(...chores: Chore[]) {
      startChores({ db, clock, log, metrics: NO_METRICS, chores });
    },
    /** Lets time pass as it passes for all. */
    pass(minutes: number) {
      for (let passed = 0; passed < minutes; passed += 10) {
        clock.advance(10 * MINUTE_MS);
        vi.advanceTimersByTime(10 * MINUTE_MS);
      }
    },
  };
}

test('of three processes one tidies up each hour', async () => {
  const { start, pass } = await grove();
  let rounds = 0;
  const count: Chore = {
    name: 'count',
    run: async () => {
      rounds += 1;
    },
  };
  for (let process = 0; process < 3; process += 1) start(count);
  await vi.waitFor(() => expect(rounds).toBe(1));
  for (const hour of [2, 3]) {
    pass(60);
    await vi.waitFor(() => expect(rounds).toBe(hour));
  }
});

test('when the one that tidies up dies in the middle, another takes over', async () => {
  const { start, startLast, pass } = await grove();
  const begun: string[] = [];
  const dying: Chore = {
    name: 'dies',
    run: () => {
      begun.push('first');
      return new Promise(() => undefined);
    },
  };
  startLast(dying);
  await vi.waitFor(() => expect(begun).toEqual(['first']));
  start({ name: 'lives', run: async () => void begun.push('second') });
  pass(10);
  await vi.waitFor(() => expect(begun).toEqual(['first', 'second']));
});
