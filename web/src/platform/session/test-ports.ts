import type { User } from '@stillgrove/contract/accounts';
import { createHttp } from '../http/request';
import { createAppStore, type Member } from './app-store';
import { createArrivals } from './create-arrivals';
import { createSession } from './create-session';
import { personOf } from './person';
import type { SessionPorts, TabMessage } from './ports';
import type { HandOverWord } from './words';

export const ANA: User = { id: 'ana', fullName: 'Ana Lee', email: 'ana@example.org', confirmedAt: null };
export const BEN: User = { id: 'ben', fullName: 'Ben Ray', email: 'ben@example.org', confirmedAt: null };

type Answer = { readonly status: number; readonly body: unknown };
type Call = { readonly path: string; readonly member: string | null; readonly keepalive: boolean };

/** A browser with one cookie of a session, and the server behind it. */
export function fakeBrowser({ session = null as User | null } = {}) {
  const channels = new Set<(message: TabMessage, from: object) => void>();
  const browser = {
    /** Whose session the cookie opens. */
    session,
    cookiesRefused: false,
    storageRefused: false,
    member: null as Pick<Member, 'id' | 'fullName'> | null,
    pendingLogout: null as string | null,
    signedInByForm: false,
    ids: 0,
    deleted: [] as string[],
    /** Which guest is to come along into which account. */
    plan: null as string | null,
    calls: [] as Call[],
    /** Takes the place of what the server would answer to a path; an error is a network that broke. */
    instead: new Map<string, Answer | Error | (() => Promise<Answer | Error>)>(),
    channels,
    /** Resolves what hangs in `oneTabAtATime`. */
    lock: Promise.resolve() as Promise<unknown>,
  };
  return browser;
}

export type FakeBrowser = ReturnType<typeof fakeBrowser>;

function serverAnswer(browser: FakeBrowser, path: string, member: string | null, body: unknown): Answer {
  const { session } = browser;
  if (path === '/api/v1/user/me')
    return { status: 200, body: { success: true, user: session, operator: false } };
  if (path === '/api/v1/user/login') {
    const { email } = body as { email: string };
    const user = [ANA, BEN].find((each) => each.email === email);
    if (user === undefined)
      return { status: 401, body: { success: false, message: 'Not right.', code: 'wrong-credentials' } };
    if (!browser.cookiesRefused) browser.session = user;
    return { status: 200, body: { success: true, message: `Welcome back, ${user.fullName}.`, user } };
  }
  if (path === '/api/v1/user/logout') {
    if (member === null || session?.id === member) browser.session = null;
    return { status: 200, body: { success: true, message: 'Logged out successfully' } };
  }
  if (session === null)
    return {
      status: 401,
      body: { success: false, message: 'Please sign in first.', code: 'sign-in-needed' },
    };
  if (member !== null && member !== session.id)
    return { status: 409, body: { success: false, message: 'Someone else is here.', code: 'other-person' } };
  return { status: 200, body: { success: true, of: session.id } };
}

const NOTHING: () => void = () => undefined;

/** A tab of that browser: everything a session touches, to be looked into. */
export function fakeTab(browser: FakeBrowser, { word = null as HandOverWord | null } = {}) {
  const timers = new Map<object, { atMs: number; work: () => void }>();
  const pointsCalls: string[] = [];
  const said: string[] = [];
  const tab = {
    nowMs: 0,
    reloads: 0,
    leftWord: word,
    said,
    pointsCalls,
    onReturn: NOTHING,
    onLeave: NOTHING,
    /** Storage of points that never answers. */
    pointsHang: false,
    parkingFails: false,
    /** What was done at a sign-out to what the device keeps, in its order. */
    cleanUp: [] as string[],
  };
  const points = (name: string) => async (userId?: string) => {
    pointsCalls.push(userId === undefined ? name : `${name} ${userId}`);
    if (tab.pointsHang) await new Promise(() => undefined);
  };
  const store = createAppStore();
  const http = createHttp({
    fetch: async (input, init) => {
      const path = input as string;
      const headers = new Headers(init?.headers);
      const member = headers.get('x-stillgrove-member');
      browser.calls.push({ path, member, keepalive: init?.keepalive === true });
      const given = browser.instead.get(path);
      const found = typeof given === 'function' ? await given() : given;
      if (found instanceof Error) throw found;
      const sent = typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : null;
      const { status, body } = found ?? serverAnswer(browser, path, member, sent);
      return Response.json(body, { status });
    },
  });
  const ports: SessionPorts = {
    http,
    store,
    device: {
      readMember: () =>
        browser.member === null ? null : personOf(browser.member.id, browser.member.fullName),
      remember({ id, fullName }) {
        if (!browser.storageRefused) browser.member = { id, fullName };
      },
      forgetMember: () => (browser.member = null),
      clear: () => void tab.cleanUp.push('clear'),
      keepsThings: async () => !browser.storageRefused,
    },
    pendingLogout: {
      read: () => (browser.pendingLogout === null ? null : { userId: browser.pendingLogout }),
      mark: (userId) => (browser.pendingLogout = userId),
      clear: () => (browser.pendingLogout = null),
    },
    points: {
      show: points('show'),
      load: points('load'),
      release: points('release'),
      forget: points('forget'),
    },
    diary: {
      async forget(userId) {
        browser.deleted.push(userId);
      },
      async park() {
        await new Promise((resolve) => setImmediate(resolve));
        tab.cleanUp.push('park');
        if (tab.parkingFails) throw new DOMException('full', 'QuotaExceededError');
      },
    },
    tabs: {
      tell(message) {
        for (const hear of browser.channels) hear(message, tab);
      },
      hear(listener) {
        browser.channels.add((message, from) => {
          if (from !== tab) listener(message);
        });
      },
    },
    page: {
      onReturn: (listener) => (tab.onReturn = listener),
      onLeave: (listener) => (tab.onLeave = listener),
      reload: () => (tab.reloads += 1),
      leaveWord: (left) => (tab.leftWord = left),
      takeWord() {
        const left = tab.leftWord;
        tab.leftWord = null;
        return left;
      },
      takeSignedInByForm() {
        const byForm = browser.signedInByForm;
        browser.signedInByForm = false;
        return byForm;
      },
    },
    clock: {
      now: () => tab.nowMs,
      after(ms, work) {
        const timer = {};
        timers.set(timer, { atMs: tab.nowMs + ms, work });
        return () => void timers.delete(timer);
      },
    },
    oneTabAtATime(work) {
      const mine = browser.lock.then(work);
      browser.lock = mine.catch(() => undefined);
      return mine;
    },
    newId: () => String((browser.ids += 1)),
    say: (message) => void said.push(message),
  };
  const session = createSession(ports);
  return Object.assign(tab, {
    http,
    store,
    session: {
      ...session,
      ...createArrivals({
        ...ports,
        session,
        plan(guestId, userId) {
          browser.plan = guestId === null ? null : `${guestId} to ${userId}`;
        },
      }),
    },
    shown: () => store.getState().app.user?.id ?? null,
    /** Lets time pass; what is due is done in its order. */
    async pass(ms: number) {
      const untilMs = tab.nowMs + ms;
      for (;;) {
        await settled();
        const [next] = [...timers]
          .filter(([, { atMs }]) => atMs <= untilMs)
          .sort(([, a], [, b]) => a.atMs - b.atMs);
        if (next === undefined) break;
        timers.delete(next[0]);
        tab.nowMs = next[1].atMs;
        next[1].work();
      }
      tab.nowMs = untilMs;
      await settled();
    },
  });
}

/** Resolves when all that was under way is done or waits for time to pass. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
