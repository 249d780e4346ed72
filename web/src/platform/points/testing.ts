import 'fake-indexeddb/auto';
import type { AwardsAnswer, PointsTotals } from '@stillgrove/contract/points';
import type { Award } from '@stillgrove/domain/points/award';
import { calendarDay, creditedDay } from '@stillgrove/domain/points/day';
import { fitsDailyCap } from '@stillgrove/domain/points/daily-cap';
import { REFUSAL_MESSAGES, refuseAward, type AwardRefusal } from '@stillgrove/domain/points/rules';
import { openDB } from 'idb';
import { RefusedError, UnreachableError } from '../http/request';
import { DEVICE_DATABASE, type DeviceSchema } from './device-schema';
import { createDeviceStore } from './device-store';
import { createHandOver } from './hand-over';
import { createPoints, type Points } from './points';
import type { PointsCalls } from './points-calls';
import { NO_POINTS, type PointsState } from './points-store';
import { createStoredValues } from './stored-values';

const START_MS = Date.UTC(2027, 2, 5, 12);

/** A server that judges by the rules of the domain, and can be away or signed in to someone else. */
export function testServer() {
  const stored = new Map<string, Map<string, Award>>();
  const server = {
    nowMs: START_MS,
    signedIn: null as string | null,
    isAway: false,
    /** Lost after they were judged. */
    losesAnswers: false,
    /** How often awards were sent. */
    batches: 0,
    /** Seconds; null where the server takes what comes. */
    busyFor: null as number | null,
    totalsOf(userId: string): PointsTotals {
      const awards = [...(stored.get(userId)?.values() ?? [])];
      return {
        totalScore: awards.reduce((sum, { points }) => sum + points, 0),
        leaves: awards.reduce((sum, { leaves }) => sum + leaves, 0),
      };
    },
    /** What another device of this person hands in. */
    take(userId: string, awards: readonly Award[]): AwardsAnswer {
      const events = stored.get(userId) ?? new Map<string, Award>();
      stored.set(userId, events);
      const accepted: string[] = [];
      const refused: AwardsAnswer['refused'] = [];
      for (const award of awards) {
        const reason = judge(events, award);
        if (reason === null) accepted.push(award.id);
        else refused.push({ id: award.id, reason, message: REFUSAL_MESSAGES[reason] });
      }
      return { success: true, accepted, refused, totals: server.totalsOf(userId) };
    },
  };

  const judge = (events: Map<string, Award>, award: Award): AwardRefusal | null => {
    if (events.has(award.id)) return null;
    const refusal = refuseAward(award);
    if (refusal !== null) return refusal;
    const day = creditedDay(award.day, START_MS, server.nowMs);
    const sum = [...events.values()]
      .filter((event) => event.day === day && event.activity === award.activity)
      .reduce((points, event) => points + event.points, 0);
    if (!fitsDailyCap(sum, award)) return 'daily-cap';
    events.set(award.id, { ...award, day });
    return null;
  };

  const answerFor = (userId: string) => {
    if (server.isAway) throw new UnreachableError('away');
    if (server.busyFor !== null)
      throw new RefusedError(
        429,
        { success: false, code: 'too-many-tries', message: 'Later.' },
        server.busyFor,
      );
    if (server.signedIn === userId) return;
    const status = server.signedIn === null ? 401 : 409;
    throw new RefusedError(status, { success: false, code: 'sign-in-needed', message: 'No.' }, null);
  };

  const calls: PointsCalls = {
    totals: (userId) =>
      Promise.resolve().then(() => {
        answerFor(userId);
        return server.totalsOf(userId);
      }),
    send: (userId, awards) =>
      Promise.resolve().then(() => {
        server.batches += 1;
        answerFor(userId);
        const answer = server.take(userId, awards);
        if (server.losesAnswers) throw new UnreachableError('lost');
        return answer;
      }),
  };
  return Object.assign(server, { calls });
}

export type TestServer = ReturnType<typeof testServer>;

let databases = 0;

/** A browser with its storage and its tabs. */
export function testBrowser(server: TestServer) {
  databases += 1;
  const name = `test-${String(databases)}`;
  const local = new Map<string, string>();
  const tabs: TestTab[] = [];
  let lock: Promise<unknown> = Promise.resolve();
  const database = openDB<DeviceSchema>(name, DEVICE_DATABASE.version, DEVICE_DATABASE);

  const browser = {
    local,
    database,
    /** Whether IndexedDB can be opened. */
    hasDatabase: true,
    localStorage: 'works' as 'works' | 'full' | 'refused',
    /** How many more values fit; only of a storage that works. */
    room: Infinity,
    day: () => calendarDay(server.nowMs),
    openTab(): TestTab {
      const tab = openTab();
      tabs.push(tab);
      return tab;
    },
  };

  const refuse = (kind: string): never => {
    throw new DOMException('no', kind);
  };
  const storage = () => {
    if (browser.localStorage === 'refused') refuse('SecurityError');
    return {
      getItem: (key: string) => local.get(key) ?? null,
      setItem(key: string, value: string) {
        if (browser.localStorage === 'full' || (!local.has(key) && local.size >= browser.room))
          refuse('QuotaExceededError');
        local.set(key, value);
      },
      removeItem: (key: string) => void local.delete(key),
    };
  };

  const openTab = () => {
    const device = createDeviceStore({
      open: () => (browser.hasDatabase ? database : Promise.reject(new DOMException('no', 'SecurityError'))),
    });
    const values = createStoredValues(storage);
    const said: string[] = [];
    const timers: { ms: number; callBack: () => void }[] = [];
    const state: PointsState = { ...NO_POINTS };
    const points: Points = createPoints({
      device,
      calls: server.calls,
      values,
      handOver: createHandOver({ device, values }),
      today: () => browser.day(),
      oneTabAtATime(work) {
        const turn = lock.then(work);
        lock = turn.catch(() => undefined);
        return turn;
      },
      after(ms, callBack) {
        const timer = { ms, callBack };
        timers.push(timer);
        return () => void timers.splice(0, timers.length, ...timers.filter((one) => one !== timer));
      },
      show: (changes) => Object.assign(state, changes),
      tellPerson: (sentence) => said.push(sentence),
      tellOtherTabs(message) {
        for (const other of tabs) if (other.points !== points) void other.points.hear(message);
      },
      forgetTraces: () => undefined,
    });
    return {
      points,
      device,
      values,
      state,
      /** Sentences that the person was told. */
      said,
      timers,
      /** Signs a person in on the server, and shows them here. */
      async signIn(userId: string): Promise<void> {
        server.signedIn = userId;
        await points.load(userId);
      },
      /** Lets the time pass until the next try. */
      async runTimers(): Promise<void> {
        for (const { callBack } of timers.splice(0)) callBack();
        await points.deliver();
      },
      /** The same, without waiting for what comes of it. */
      startTimers(): void {
        for (const { callBack } of timers.splice(0)) callBack();
      },
    };
  };
  return browser;
}

export type TestTab = {
  readonly points: Points;
  readonly device: ReturnType<typeof createDeviceStore>;
  readonly values: ReturnType<typeof createStoredValues>;
  readonly state: PointsState;
  readonly said: readonly string[];
  readonly timers: readonly { readonly ms: number }[];
  signIn(userId: string): Promise<void>;
  runTimers(): Promise<void>;
  startTimers(): void;
};
