import { expect, onTestFinished, test, vi } from 'vitest';
import { collectedLog } from '../../testing/collected-log';
import { TEST_START_MS, testDatabase } from '../../testing/test-database';
import { type ScheduledJob, startJobScheduler } from './scheduler';
import { fakeClock } from '../clock';
import { NO_METRICS } from '../metrics/metrics';

const MINUTE_MS = 60_000;

/** Several processes on one database, each with the same jobs. */
async function instance() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { db } = await testDatabase();
  const clock = fakeClock(TEST_START_MS);
  const { log, lines } = collectedLog();
  let monotonicMs = 0;
  const monotonicNow = () => monotonicMs;
  const processes: ReturnType<typeof startJobScheduler>[] = [];
  const settled = () => Promise.all(processes.map((process) => process.settled()));
  return {
    clock,
    warnings: () => lines.filter(({ level }) => level === 'warn').map(({ msg }) => msg),
    start(...jobs: ScheduledJob[]) {
      const process = startJobScheduler({ db, clock, log, metrics: NO_METRICS, jobs, monotonicNow });
      processes.push(process);
      onTestFinished(process.stop);
      return process.stop;
    },
    /** A process that is never heard of again. */
    startLast(...jobs: ScheduledJob[]) {
      startJobScheduler({ db, clock, log, metrics: NO_METRICS, jobs });
    },
    /** Lets time pass as it passes for all, and each round end before the next. */
    async pass(minutes: number) {
      await settled();
      for (let passed = 0; passed < minutes; passed += 10) {
        clock.advance(10 * MINUTE_MS);
        monotonicMs += 10 * MINUTE_MS;
        vi.advanceTimersByTime(10 * MINUTE_MS);
        await settled();
      }
    },
  };
}

test('of three processes one tidies up each hour', async () => {
  const { start, pass } = await instance();
  let rounds = 0;
  const count: ScheduledJob = {
    name: 'count',
    run: async () => {
      rounds += 1;
    },
  };
  for (let process = 0; process < 3; process += 1) start(count);
  await vi.waitFor(() => expect(rounds).toBe(1));
  for (const hour of [2, 3]) {
    await pass(60);
    await vi.waitFor(() => expect(rounds).toBe(hour));
  }
});

test('when the one that tidies up dies in the middle, another takes over', async () => {
  const { start, startLast, pass } = await instance();
  const begun: string[] = [];
  const dying: ScheduledJob = {
    name: 'dies',
    run: () => {
      begun.push('first');
      return new Promise(() => undefined);
    },
  };
  startLast(dying);
  await vi.waitFor(() => expect(begun).toEqual(['first']));
  start({ name: 'lives', run: async () => void begun.push('second') });
  await pass(10);
  await vi.waitFor(() => expect(begun).toEqual(['first', 'second']));
});

const YEAR_MS = 365 * 24 * 60 * MINUTE_MS;

/** A job that notes its rounds. */
function counting(): ScheduledJob & { rounds: number } {
  const job = {
    name: 'count',
    rounds: 0,
    run: async () => {
      job.rounds += 1;
    },
  };
  return job;
}

test('a clock ten years ahead at the start deletes nothing, and nothing is stuck when it goes back', async () => {
  const { start, pass, clock, warnings } = await instance();
  const job = counting();
  const stop = start(job);
  await vi.waitFor(() => expect(job.rounds).toBe(1));
  await stop();
  clock.advance(10 * YEAR_MS);
  start(job);
  await vi.waitFor(() => expect(warnings()).toEqual([expect.stringContaining('nothing is deleted')]));
  await pass(60);
  await vi.waitFor(() => expect(warnings()).toHaveLength(2));
  expect(job.rounds).toBe(1);
  clock.advance(-10 * YEAR_MS);
  await pass(10);
  await vi.waitFor(() => expect(job.rounds).toBe(2));
});

test('after a real pause of a year deletion goes on when the clock has gone evenly for three days', async () => {
  const { start, pass, clock, warnings } = await instance();
  const job = counting();
  const stop = start(job);
  await vi.waitFor(() => expect(job.rounds).toBe(1));
  await stop();
  clock.advance(YEAR_MS);
  start(job);
  for (let hour = 1; hour <= 72; hour += 1) {
    await vi.waitFor(() => expect(warnings()).toHaveLength(hour));
    expect(job.rounds).toBe(1);
    await pass(60);
  }
  await vi.waitFor(() => expect(job.rounds).toBe(2));
});
