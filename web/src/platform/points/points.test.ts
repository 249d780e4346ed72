import type { Award } from '@stillgrove/domain/points/award';
import { DAILY_CAP } from '@stillgrove/domain/points/daily-cap';
import { REFUSAL_MESSAGES, roundAward, visitAward } from '@stillgrove/domain/points/rules';
import { calendarDay } from '@stillgrove/domain/points/day';
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { testBrowser, testServer } from './testing';

const DAY = '2027-03-05';
const ANA = 'ana';
const BEN = 'ben';

const bubble = (round: number | string, day = DAY) => roundAward('bubble', `r${String(round)}`, day);

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});

async function anaAtHome() {
  const server = testServer();
  const browser = testBrowser(server);
  const tab = browser.openTab();
  await tab.signIn(ANA);
  return { server, browser, tab };
}

/** All that was earned anywhere but on this device. */
const gathered = (count: number, prefix = 'else'): Award[] =>
  Array.from({ length: count }, (_, round) => bubble(`${prefix}${String(round)}`));

describe('an award', () => {
  test('is shown as soon as it is kept here, and reaches the server', async () => {
    const { server, tab } = await anaAtHome();
    expect(await tab.points.award(bubble(1))).toBe('recorded');
    expect(tab.state).toMatchObject({ totalScore: 1, today: 1 });
    await tab.points.deliver();
    expect(server.totalsOf(ANA).totalScore).toBe(1);
    expect(tab.state).toMatchObject({ totalScore: 1, waiting: 0 });
    expect(tab.values.readNumber('totalScore')).toBe(1);
  });

  test('counts once, from however many tabs', async () => {
    const { server, browser, tab } = await anaAtHome();
    const other = browser.openTab();
    await other.signIn(ANA);
    const outcomes = await Promise.all([tab, other, tab].map(({ points }) => points.award(bubble(1))));
    expect(outcomes.toSorted()).toEqual(['recorded', 'repeated', 'repeated']);
    await tab.points.deliver();
    expect(server.totalsOf(ANA).totalScore).toBe(1);
  });

  test('is seen in the other tabs', async () => {
    const { browser, tab } = await anaAtHome();
    const other = browser.openTab();
    await other.signIn(ANA);
    await tab.points.award(bubble(1));
    await vi.waitFor(() => expect(other.state.totalScore).toBe(1));
  });

  test('counts once when the answer of the server was lost', async () => {
    const { server, tab } = await anaAtHome();
    server.losesAnswers = true;
    await tab.points.award(bubble(1));
    await tab.points.deliver();
    expect(tab.state.waiting).toBe(1);
    server.losesAnswers = false;
    await tab.runTimers();
    expect(server.totalsOf(ANA).totalScore).toBe(1);
    expect(tab.state).toMatchObject({ totalScore: 1, waiting: 0 });
  });

  test('of a visitor is nothing to be kept', async () => {
    const tab = testBrowser(testServer()).openTab();
    expect(await tab.points.award(bubble(1))).toBe('unsaved');
  });
});

describe('while the server does not answer', () => {
  test('tries come after longer and longer pauses, up to a minute', async () => {
    const { server, tab } = await anaAtHome();
    server.isAway = true;
    await tab.points.award(bubble(1));
    await tab.points.deliver();
    const pauses: number[] = [];
    for (let tries = 0; tries < 7; tries += 1) {
      await vi.waitFor(() => expect(tab.timers).toHaveLength(1));
      pauses.push(tab.timers[0]?.ms ?? 0);
      tab.startTimers();
    }
    const [first = 0] = pauses;
    expect(pauses).toEqual(pauses.map((_, tries) => Math.min(60_000, first * 2 ** tries)));
    await vi.waitFor(() => expect(tab.timers).toHaveLength(1));
    expect(tab.state).toMatchObject({ totalScore: 1, waiting: 1, waitingFor: 'server' });
  });

  test('a server that says when to come back is not asked before', async () => {
    const { server, tab } = await anaAtHome();
    server.busyFor = 90;
    await tab.points.award(bubble(1));
    await tab.points.deliver();
    expect(tab.timers).toMatchObject([{ ms: 90_000 }]);
  });
});

describe('without IndexedDB', () => {
  async function anaWithoutDatabase(earned: readonly Award[] = []) {
    const server = testServer();
    server.take(ANA, earned);
    const browser = testBrowser(server);
    browser.hasDatabase = false;
    const tab = browser.openTab();
    await tab.signIn(ANA);
    return { server, browser, tab };
  }

  test('the tree shows what the server counted, not nothing', async () => {
    const { tab } = await anaWithoutDatabase(gathered(7));
    expect(tab.state.totalScore).toBe(7);
    expect(tab.values.readNumber('totalScore')).toBe(7);
  });

  test('an award goes straight to the server, and its answer is what is shown', async () => {
    const { server, tab } = await anaWithoutDatabase(gathered(7));
    expect(await tab.points.award(bubble(1))).toBe('recorded');
    expect(server.totalsOf(ANA).totalScore).toBe(8);
    expect(tab.state.totalScore).toBe(8);
  });

  test('a refusal for the daily cap is told as that, and never as a point', async () => {
    const { tab } = await anaWithoutDatabase(gathered(DAILY_CAP));
    expect(await tab.points.award(bubble(1))).toBe('capped');
    expect(tab.state.totalScore).toBe(DAILY_CAP);
  });

  test('any other refusal is no point either', async () => {
    const { tab } = await anaWithoutDatabase();
    expect(await tab.points.award({ ...bubble(1), points: 5 })).toBe('unsaved');
    expect(tab.state.totalScore).toBe(0);
  });

  test('what the server did not take is called unsaved', async () => {
    const { server, tab } = await anaWithoutDatabase(gathered(2));
    server.isAway = true;
    expect(await tab.points.award(bubble(1))).toBe('unsaved');
    server.isAway = false;
    server.signedIn = BEN;
    expect(await tab.points.award(bubble(2))).toBe('unsaved');
    expect(tab.state).toMatchObject({ totalScore: 2, waiting: 0 });
    expect(server.totalsOf(BEN).totalScore).toBe(0);
  });

  test('the same video opened twice gives one leaf and says so', async () => {
    const { tab } = await anaWithoutDatabase();
    expect(await tab.points.award(visitAward('video', 'v', DAY))).toBe('recorded');
    expect(await tab.points.award(visitAward('video', 'v', DAY))).toBe('repeated');
    expect(tab.state.leaves).toBe(1);
  });

  test('several awards at once are told apart', async () => {
    const { tab } = await anaWithoutDatabase(gathered(DAILY_CAP - 2));
    const outcomes = await Promise.all([1, 2, 3, 1].map((round) => tab.points.award(bubble(round))));
    expect(outcomes).toEqual(['recorded', 'recorded', 'capped', 'repeated']);
  });

  test('no timer keeps asking for awards that nothing can keep', async () => {
    const { tab } = await anaWithoutDatabase();
    expect(tab.timers).toEqual([]);
  });
});

test('a device that is full adds what waits on it to what the server says', async () => {
  const { server, tab } = await anaAtHome();
  server.isAway = true;
  await tab.points.award(bubble(1));
  server.isAway = false;
  vi.spyOn(tab.device, 'record').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  expect(await tab.points.award(bubble(2))).toBe('recorded');
  expect(tab.state.totalScore).toBe(2);
});

describe('the daily cap', () => {
  test('that was reached on another device is told, and no point stays that was not given', async () => {
    const { server, tab } = await anaAtHome();
    server.take(ANA, gathered(DAILY_CAP));
    expect(await tab.points.award(bubble(1))).toBe('recorded');
    await tab.points.deliver();
    expect(tab.said).toEqual([REFUSAL_MESSAGES['daily-cap']]);
    expect(tab.state).toMatchObject({ totalScore: DAILY_CAP, today: 0, waiting: 0 });
  });

  test('is told at once from then on', async () => {
    const { server, tab } = await anaAtHome();
    server.take(ANA, gathered(DAILY_CAP));
    await tab.points.award(bubble(1));
    await tab.points.deliver();
    expect(await tab.points.award(bubble(2))).toBe('capped');
    expect(await tab.points.award(roundAward('color', 'c', DAY))).toBe('recorded');
  });

  test('is told once, and where the person looks', async () => {
    const { server, browser, tab } = await anaAtHome();
    const other = browser.openTab();
    await other.signIn(ANA);
    const told: string[] = [];
    other.points.listenToRefusals(({ award, reason }) => told.push(`${award.id} ${reason}`) > 0);
    tab.points.listenToRefusals(() => true);
    server.isAway = true;
    for (const round of [1, 2]) await tab.points.award(bubble(round));
    server.take(ANA, gathered(DAILY_CAP));
    server.isAway = false;
    await tab.points.deliver();
    expect(tab.said).toEqual([]);
    expect(other.said).toEqual([]);
    expect(told).toEqual(['bubble:r1 daily-cap', 'bubble:r2 daily-cap']);
  });

  test('of this device ends with its day', async () => {
    const { server, tab } = await anaAtHome();
    server.isAway = true;
    for (const award of gathered(DAILY_CAP)) await tab.points.award(award);
    expect(await tab.points.award(bubble(1))).toBe('capped');
    expect(await tab.points.award(bubble(2, '2027-03-06'))).toBe('recorded');
  });
});

describe('two people on one browser', () => {
  test('an award counts for the person it was made for, whoever is signed in by then', async () => {
    const { server, browser, tab } = await anaAtHome();
    const bens = browser.openTab();
    await bens.signIn(BEN);
    expect(await tab.points.award(bubble(1))).toBe('recorded');
    await tab.points.deliver();
    await bens.points.deliver();
    expect(server.totalsOf(BEN).totalScore).toBe(0);
    expect(tab.state).toMatchObject({ waiting: 1, waitingFor: 'sign-in' });
    expect(tab.timers).toEqual([]);
    await browser.openTab().signIn(ANA);
    expect(server.totalsOf(ANA).totalScore).toBe(1);
  });

  test('a session that ended keeps awards for the next sign-in, and says that this is what they wait for', async () => {
    const { server, tab } = await anaAtHome();
    server.signedIn = null;
    await tab.points.award(bubble(1));
    await tab.points.deliver();
    expect(tab.state).toMatchObject({ waiting: 1, waitingFor: 'sign-in' });
    await tab.signIn(ANA);
    expect(tab.state).toMatchObject({ totalScore: 1, waiting: 0 });
  });

  test('after the account is deleted in one tab, another leaves nothing of it behind', async () => {
    const { server, browser, tab } = await anaAtHome();
    const other = browser.openTab();
    await other.signIn(ANA);
    const late = vi.spyOn(other.points, 'hear').mockResolvedValue();
    await tab.points.forget(ANA);
    late.mockRestore();
    server.signedIn = null;
    expect(await other.points.award(bubble(1))).toBe('unsaved');
    expect(await tab.device.waiting(ANA)).toEqual([]);
    expect(await tab.device.totals(ANA)).toBeNull();
    await other.points.hear({ about: 'forgotten', userId: ANA });
    expect(other.state.totalScore).toBe(0);
    expect(await other.points.award(bubble(2))).toBe('unsaved');
  });

  test('an answer that comes after its person left is not shown to the next', async () => {
    const { server, browser, tab } = await anaAtHome();
    server.take(ANA, gathered(9));
    const loading = tab.points.load(ANA);
    await tab.points.release();
    await tab.signIn(BEN);
    await loading;
    expect(tab.state.totalScore).toBe(0);
    expect(browser.local.get('totalScore') ?? '0').toBe('0');
  });
});

describe('signing out', () => {
  test('leaves nothing to see and sends what waits', async () => {
    const { server, browser, tab } = await anaAtHome();
    server.isAway = true;
    await tab.points.award(bubble(1));
    server.isAway = false;
    await tab.points.release();
    expect(tab.state.totalScore).toBe(0);
    expect([...browser.local.keys()]).toEqual([]);
    expect(server.totalsOf(ANA).totalScore).toBe(1);
  });

  test('clears what is seen before it waits for the network', async () => {
    const { server, browser, tab } = await anaAtHome();
    await tab.points.award(bubble(1));
    server.isAway = true;
    await tab.points.award(bubble(2));
    let localAtSend: number | null = null;
    vi.spyOn(server.calls, 'send').mockImplementation(() => {
      localAtSend = browser.local.size;
      return Promise.reject(new Error('away'));
    });
    await tab.points.release();
    expect(localAtSend).toBe(0);
  });

  test('that a tab only hears of when it is opened leaves nothing either', async () => {
    const { browser } = await anaAtHome();
    await browser.openTab().points.release();
    expect([...browser.local.keys()]).toEqual([]);
  });

  test('loses no award that could not be sent', async () => {
    const { server, tab } = await anaAtHome();
    server.isAway = true;
    await tab.points.award(bubble(1));
    await tab.points.release();
    server.isAway = false;
    await tab.signIn(ANA);
    expect(tab.state).toMatchObject({ totalScore: 1, waiting: 0 });
  });

  test('works where local storage is refused, and where IndexedDB is', async () => {
    const { server, browser, tab } = await anaAtHome();
    browser.localStorage = 'refused';
    await tab.points.release();
    expect(tab.state.totalScore).toBe(0);
    browser.hasDatabase = false;
    await tab.signIn(BEN);
    await tab.points.release();
    expect(server.totalsOf(BEN).totalScore).toBe(0);
  });
});

describe('a device clock', () => {
  const anyMoment = fc.oneof(
    fc.integer({ min: -8.64e15, max: 8.64e15 }),
    fc.constantFrom(0, Date.UTC(12_026, 0, 1), Date.UTC(1970, 0, 1), -6.3e13),
  );

  test('in any year at all: what is shown is what the server stores', async () => {
    await fc.assert(
      fc.asyncProperty(anyMoment, fc.integer({ min: -720, max: 840 }), async (clockMs, offset) => {
        const { server, browser, tab } = await anaAtHome();
        browser.day = () => calendarDay(clockMs, offset);
        const awards = [bubble(1, browser.day()), visitAward('video', 'v', browser.day())];
        for (const award of awards) expect(await tab.points.award(award)).toBe('recorded');
        await tab.points.deliver();
        expect(server.totalsOf(ANA)).toEqual({ totalScore: 2, leaves: 1 });
        expect(tab.state).toMatchObject({ totalScore: 2, leaves: 1, waiting: 0 });
        expect(tab.said).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

test('whatever happens in between, in the end each person has what they were told', async () => {
  const step = fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('award' as const), round: fc.nat(12) }) },
    fc.record({ kind: fc.constantFrom('away', 'back', 'database', 'no-database', 'full', 'room') }),
    fc.record({ kind: fc.constant('enter' as const), person: fc.constantFrom(ANA, BEN) }),
    fc.record({ kind: fc.constantFrom('leave', 'reload', 'timers') }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const server = testServer();
      const browser = testBrowser(server);
      let tab = browser.openTab();
      let person: string | null = null;
      const told = new Map<string, Set<string>>([
        [ANA, new Set()],
        [BEN, new Set()],
      ]);
      for (const one of steps) {
        if (one.kind === 'award' && person !== null) {
          const award = bubble(`${person}${String(one.round)}`);
          if ((await tab.points.award(award)) === 'recorded') told.get(person)?.add(award.id);
        } else if (one.kind === 'enter') {
          if (person !== null && person !== one.person) await tab.points.release();
          person = one.person;
          await tab.signIn(person);
        } else if (one.kind === 'leave') {
          await tab.points.release();
          person = null;
        } else if (one.kind === 'reload') {
          tab = browser.openTab();
          if (person !== null) await tab.points.load(person);
        } else if (one.kind === 'timers') await tab.runTimers();
        else if (one.kind === 'away') server.isAway = true;
        else if (one.kind === 'back') server.isAway = false;
        else if (one.kind === 'database') browser.hasDatabase = true;
        else if (one.kind === 'no-database') browser.hasDatabase = false;
        else browser.localStorage = one.kind === 'full' ? 'full' : 'works';
      }
      server.isAway = false;
      browser.hasDatabase = true;
      for (const one of [ANA, BEN]) {
        await tab.points.release();
        await tab.signIn(one);
        const { totalScore } = server.totalsOf(one);
        expect(tab.state).toMatchObject({ totalScore, waiting: 0 });
        // What was lost on its way may have counted without being told, and never the other way round.
        expect(totalScore).toBeGreaterThanOrEqual(told.get(one)?.size ?? 0);
      }
    }),
    { numRuns: 60 },
  );
});
