import type { Award } from '@stillgrove/domain/points/award';
import { DAILY_CAP } from '@stillgrove/domain/points/daily-cap';
import { breathingAward, roundAward, visitAward } from '@stillgrove/domain/points/rules';
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { testBrowser, testServer, type TestTab } from './testing';

const DAY = '2027-03-05';
const ANA = 'ana';
const GUEST = 'guest-1';

const bubble = (round: number | string, day = DAY) => roundAward('bubble', `r${String(round)}`, day);
const video = (id: string, day = DAY) => visitAward('video', id, day);

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});

async function earn(tab: TestTab, guest: string, awards: readonly Award[]) {
  await tab.points.show(guest);
  for (const award of awards) await tab.points.award(award);
}

async function guestWith(awards: readonly Award[], server = testServer()) {
  const browser = testBrowser(server);
  const tab = browser.openTab();
  await earn(tab, GUEST, awards);
  return { server, browser, tab };
}

test('a guest earns on the device alone, under the usual caps', async () => {
  const { server, tab } = await guestWith([]);
  const phases = Array.from({ length: 240 }, (_, phaseIndex) =>
    breathingAward({ runId: 'run', phaseIndex, elapsedMs: (phaseIndex + 1) * 4_000, day: DAY }),
  );
  const outcomes: string[] = [];
  for (const award of phases) outcomes.push(await tab.points.award(award));
  expect(tab.state.totalScore).toBe(DAILY_CAP);
  expect(outcomes.at(-1)).toBe('capped');
  await tab.points.deliver();
  await tab.points.deliverWhileLeaving();
  expect([server.batches, tab.timers, tab.state.waiting]).toEqual([0, [], 0]);
});

test('without a storage a guest earns nothing, and the server is not asked', async () => {
  const server = testServer();
  const browser = testBrowser(server);
  browser.hasDatabase = false;
  const tab = browser.openTab();
  await tab.points.show(GUEST);
  expect(await tab.points.award(bubble(1))).toBe('unsaved');
  expect(server.batches).toBe(0);
});

test('what a guest earned is the member’s, shown at once and delivered once under its own days', async () => {
  const { server, tab } = await guestWith([
    bubble('autumn', '2026-10-01'),
    bubble('today'),
    video('rain', '2027-03-01'),
  ]);
  await tab.points.bring(GUEST, ANA);
  server.isAway = true;
  await tab.signIn(ANA);
  expect(tab.state).toMatchObject({ totalScore: 3, leaves: 1, today: 1 });
  server.isAway = false;
  await tab.runTimers();
  expect(server.totalsOf(ANA)).toEqual({ totalScore: 3, leaves: 1 });
  expect(tab.state).toMatchObject({ totalScore: 3, waiting: 0 });
  expect(await tab.device.everyone()).toMatchObject([{ userId: ANA }]);
});

test('an occasion that the member had already counts once', async () => {
  const { server, tab } = await guestWith([video('rain'), bubble(1)]);
  await tab.signIn(ANA);
  await tab.points.award(video('rain'));
  await tab.points.release();
  await tab.points.bring(GUEST, ANA);
  await tab.signIn(ANA);
  await tab.points.deliver();
  expect(server.totalsOf(ANA).totalScore).toBe(2);
  expect(tab.state.totalScore).toBe(2);
});

test('the breathing tree grows together, and what else was stored comes along', async () => {
  const { tab } = await guestWith([]);
  await tab.signIn(ANA);
  tab.values.write('breathingExerciseLeaves', 5);
  await tab.points.release();
  await tab.points.show(GUEST);
  tab.values.write('breathingExerciseLeaves', 7);
  tab.values.write('breathingExerciseScore', 9);
  await tab.points.bring(GUEST, ANA);
  await tab.signIn(ANA);
  expect(tab.values.readNumber('breathingExerciseLeaves')).toBe(12);
  expect(tab.values.readNumber('breathingExerciseScore')).toBe(9);
  await tab.points.release();
  await tab.points.show(GUEST);
  expect(tab.values.readNumber('breathingExerciseLeaves')).toBe(0);
});

test('guests and members of one device see nothing of each other', async () => {
  const { tab } = await guestWith([bubble(1), bubble(2)]);
  tab.values.write('breathingExerciseLeaves', 7);
  await tab.points.release();
  await earn(tab, 'guest-2', [bubble(3)]);
  expect(tab.state.totalScore).toBe(1);
  expect(tab.values.readNumber('breathingExerciseLeaves')).toBe(0);
  await tab.points.release();
  await tab.signIn(ANA);
  expect(tab.state.totalScore).toBe(0);
  await tab.points.release();
  await tab.points.show(GUEST);
  expect(tab.state.totalScore).toBe(2);
  expect(tab.values.readNumber('breathingExerciseLeaves')).toBe(7);
});

test('two tabs that bring the same guest at once bring everything once', async () => {
  const { server, browser, tab } = await guestWith([bubble(1), bubble(2)]);
  const other = browser.openTab();
  await Promise.all([tab.points.bring(GUEST, ANA), other.points.bring(GUEST, ANA)]);
  await Promise.all([tab.signIn(ANA), other.signIn(ANA)]);
  await tab.points.deliver();
  expect(server.totalsOf(ANA).totalScore).toBe(2);
  expect(tab.state.totalScore).toBe(2);
});

test('a tab that is late earns nothing for a guest who has become a member', async () => {
  const { browser, tab } = await guestWith([bubble(1)]);
  const late = browser.openTab();
  await late.points.show(GUEST);
  await tab.points.bring(GUEST, ANA);
  expect(await late.points.award(bubble(2))).toBe('unsaved');
  expect(await tab.device.totals(GUEST)).toBeNull();
});

test('a device that is full leaves the guest as they were', async () => {
  const { tab } = await guestWith([bubble(1)]);
  const puts = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(tab.points.bring(GUEST, ANA)).rejects.toThrow();
  puts.mockRestore();
  expect(await tab.device.totals(GUEST)).toMatchObject({ totalScore: 1 });
  await tab.points.bring(GUEST, ANA);
  expect(await tab.device.totals(ANA)).toMatchObject({ totalScore: 1 });
});

const days = ['2026-07-01', '2027-03-04', DAY];
const someAwards = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('video' as const),
      item: fc.integer({ max: 3, min: 0 }),
      day: fc.constantFrom(...days),
    }),
    fc.record({
      kind: fc.constant('bubble' as const),
      item: fc.integer({ max: 40, min: 0 }),
      day: fc.constantFrom(...days),
    }),
  ),
  { maxLength: 12 },
);

test('guests of several devices, brought in any order and again and again, give the same total', async () => {
  const scenario = fc.record({
    guests: fc.array(someAwards, { minLength: 1, maxLength: 3 }),
    order: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 3, maxLength: 6 }),
    earlier: fc.integer({ min: DAILY_CAP - 4, max: DAILY_CAP }),
  });
  await fc.assert(
    fc.asyncProperty(scenario, async ({ guests, order, earlier }) => {
      const server = testServer();
      const browser = testBrowser(server);
      const tab = browser.openTab();
      // Each guest pops bubbles of their own; the same video on the same day is the same occasion for all.
      const awards = guests.map((some, guest) =>
        some.map(({ kind, item, day }) =>
          kind === 'video'
            ? video(String(item), day)
            : bubble(`${String(guest)}-${String(item)}-${day}`, day),
        ),
      );
      for (const [guest, some] of awards.entries()) {
        await earn(tab, `guest-${String(guest)}`, some);
        await tab.points.release();
      }
      // Another device has nearly reached the cap of a day.
      server.take(
        ANA,
        Array.from({ length: earlier }, (_, round) => bubble(`else${String(round)}`)),
      );
      for (const guest of [...order, 0, 1, 2]) {
        await tab.points.bring(`guest-${String(guest)}`, ANA);
        await tab.signIn(ANA);
      }
      await tab.points.deliver();
      const all = awards.flat();
      const unique = [...new Map(all.map((award) => [award.id, award])).values()];
      const capped = unique.filter(({ activity, day }) => activity === 'bubble' && day === DAY).length;
      const expected = unique.length - capped + Math.min(DAILY_CAP, earlier + capped);
      expect(server.totalsOf(ANA).totalScore).toBe(expected);
      expect(tab.state.totalScore).toBe(expected);
      await tab.points.release();
    }),
    { numRuns: 25 },
  );
});
