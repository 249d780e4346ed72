import type {
  LoginAnswer,
  LoginRequest,
  MeAnswer,
  RegisterAnswer,
  RegisterRequest,
  User,
} from '@stillgrove/contract/accounts';
import { firstName } from '@stillgrove/domain/accounts/account';
import { RefusedError } from '../http/request';
import { isUser, readLogin, readLogout, readMe, readRegistered } from './answers';
import type { Member } from './app-store';
import type { PendingLogout, SessionPorts, TabMessage } from './ports';
import * as words from './words';

const API = '/api/v1/user';

/** A tab that comes back asks who is here at most this often, in milliseconds. */
const ASK_AGAIN_MS = 10_000;
/** Pauses between tries of what the server did not answer, in milliseconds. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;
/** How long the storage of points or a draft may hold a change of person up, in milliseconds. */
const STORAGE_LIMIT_MS = 2_000;
/** The last delivery of points at a sign-out is part of it. */
const RELEASE_LIMIT_MS = 4_000;
/** A logout that takes longer is told as being under way, in milliseconds. */
const SLOW_LOGOUT_MS = 4_000;

export type Session = {
  /** Finds out who is here, and from then on follows other tabs, the network and the server. Once. */
  start(): Promise<void>;
  /** Asks the server who is here after this tab itself has changed it, as a new password does. */
  reload(): Promise<void>;
  /** Asks now, for the person who does not want to wait. */
  retry(): Promise<void>;
  register(body: RegisterRequest): Promise<RegisterAnswer>;
  /** @returns an answer without a user where a second step is needed */
  signIn(body: LoginRequest): Promise<LoginAnswer>;
  /** Completes a sign-in with whatever came after the password, or in place of it. */
  completeSignIn<Answer extends { readonly user: User }>(show: () => Promise<Answer>): Promise<Answer>;
  /**
   * Signs this device out at once, whatever the network and the storage do, and tells the server until it
   * has confirmed. What was earned and not yet delivered stays on the device for the next sign-in.
   *
   * @param confirmed what to say once the server has; its own sentence unless given
   * @returns resolves after the first try to tell the server
   */
  signOut(confirmed?: string): Promise<void>;
  /** Shows what the person has just changed about themselves. */
  updateUser(user: User): void;
  /** Removes all that this device keeps of a person whose account is no more, in every tab. */
  accountDeleted(userId: string): Promise<void>;
  /** Is waited for, at most two seconds, before the tab goes over to another person. @returns forgets it */
  beforeHandOver(work: () => Promise<void>): () => void;
};

/** Who this tab belongs to: one person at a time, and wholly. */
export function createSession(ports: SessionPorts): Session {
  const { http, store, device, pendingLogout, points, tabs, page, clock, say } = ports;

  /** Rises whenever this tab changes who is here, so that an older answer of the server is not believed. */
  let changes = 0;
  let isLeaving = false;
  let askedAtMs = -Infinity;
  let asking: Promise<void> | null = null;
  let askPauseMs = FIRST_PAUSE_MS;
  let logout: Promise<void> | null = null;
  let logoutPauseMs = FIRST_PAUSE_MS;
  const unfinished = new Set<() => Promise<void>>();

  const shownId = () => store.getState().app.user?.id ?? null;

  const show = (user: Member | null, { byChoice = false } = {}) => {
    changes += 1;
    http.actFor(user?.id ?? null);
    store.setState(({ app }) => ({
      app: { ...app, user },
      sessionKnown: true,
      sessionTrouble: false,
      signedOutHere: byChoice,
    }));
  };

  const within = async (limitMs: number, work: Promise<unknown>) => {
    let cancel: () => void = () => undefined;
    const late = new Promise<void>((resolve) => (cancel = clock.after(limitMs, resolve)));
    await Promise.race([work.catch((error: unknown) => console.info('Not done in time.', error)), late]);
    cancel();
  };

  const askMe = () => http.request<MeAnswer>('GET', `${API}/me`, { member: null, read: readMe });

  /** Makes this tab the person's; what is stored here becomes theirs before any of their pages reads it. */
  const adopt = async (user: User) => {
    device.remember(user);
    http.actFor(user.id);
    await within(STORAGE_LIMIT_MS, points.show(user.id));
    show(user);
    void points.load(user.id).catch((error: unknown) => console.info('Points are not in step yet.', error));
  };

  const release = async () => {
    await within(RELEASE_LIMIT_MS, points.release());
    device.forgetMember();
  };

  /** In a tab that has shown nothing of the person yet, or has itself ended their session. */
  const becomeNobody = async () => {
    const before = shownId() ?? device.readMember()?.id ?? null;
    if (before !== null) await release();
    show(null);
    store.setState({ operator: false });
  };

  /**
   * Lets go of the person at once and reloads the page, as whoever is signed in now: nothing of the one
   * stays for the other, in memory or on the screen.
   */
  const handOver = async (word: words.HandOverWord | null) => {
    if (isLeaving) return;
    isLeaving = true;
    changes += 1;
    store.setState(({ app }) => ({ app: { ...app, user: null }, sessionKnown: false, operator: null }));
    if (word !== null) page.leaveWord(word);
    await within(STORAGE_LIMIT_MS, Promise.all([...unfinished].map((finish) => finish())));
    page.reload();
  };

  const noAnswer = (error: unknown) => {
    console.info('The server did not say who is signed in.', error);
    if (!store.getState().sessionKnown) store.setState({ sessionTrouble: true });
    clock.after(askPauseMs, () => void ask());
    askPauseMs = Math.min(askPauseMs * 2, LONGEST_PAUSE_MS);
  };

  /** Asks once, however many reasons there are at the moment, and follows the answer. */
  const ask = (): Promise<void> => {
    asking ??= askOnce().finally(() => (asking = null));
    return asking;
  };

  const askOnce = async () => {
    if (isLeaving) return;
    if (pendingLogout.read() !== null) return tellServer();
    const began = changes;
    askedAtMs = clock.now();
    let me: MeAnswer;
    try {
      me = await askMe();
    } catch (error) {
      if (began === changes) noAnswer(error);
      return;
    }
    if (began !== changes || pendingLogout.read() !== null) return;
    askPauseMs = FIRST_PAUSE_MS;
    const shown = shownId();
    if (shown !== null && shown !== me.user?.id) return handOver(me.user === null ? null : 'other-person');
    if (me.user === null) show(null);
    else await adopt(me.user);
    store.setState({ operator: me.operator });
  };

  const askSometimes = () => {
    if (clock.now() - askedAtMs >= ASK_AGAIN_MS) void ask();
  };

  /** The first answer for this page: no one has done anything on it, so it may change hands in place. */
  const askFirst = async (remembered: Member | null) => {
    askedAtMs = clock.now();
    const began = changes;
    let me: MeAnswer;
    try {
      me = await askMe();
    } catch (error) {
      if (began !== changes) return;
      noAnswer(error);
      if (remembered !== null) await points.load(remembered.id);
      return;
    }
    if (began !== changes || pendingLogout.read() !== null) return;
    const byForm = page.takeSignedInByForm();
    if (me.user === null) {
      await becomeNobody();
      if (byForm) say(words.COOKIES_REFUSED, 'error');
      else if (remembered !== null) say(words.SESSION_ENDED);
      return;
    }
    if (remembered !== null && remembered.id !== me.user.id)
      store.setState(({ app }) => ({ app: { ...app, user: null }, sessionKnown: false }));
    await adopt(me.user);
    store.setState({ operator: me.operator });
    if (byForm) {
      tabs.tell({ what: 'signed-in', userId: me.user.id });
      say(words.welcomeBack(firstName(me.user.fullName)));
    }
  };

  const load = async () => {
    if (pendingLogout.read() !== null) {
      // Who pressed Logout is signed out on this device, whatever the server knows so far.
      device.forgetMember();
      show(null);
      store.setState({ operator: false });
      void tellServer();
      return;
    }
    const remembered = device.readMember();
    if (remembered !== null) {
      http.actFor(remembered.id);
      await within(STORAGE_LIMIT_MS, points.show(remembered.id));
      show(remembered);
    }
    await askFirst(remembered);
  };

  const callLogout = ({ userId }: PendingLogout) =>
    http.request('GET', `${API}/logout`, { member: userId, keepalive: true, read: readLogout });

  /** Tells the server of a logout, one tab at a time, and again later until it has confirmed. */
  const tellServer = (confirmed?: string): Promise<void> => {
    logout ??= ports
      .oneTabAtATime(() => tellServerOnce(confirmed))
      .finally(() => {
        logout = null;
      });
    return logout;
  };

  const tellServerOnce = async (confirmed?: string) => {
    const pending = pendingLogout.read();
    // Another tab was faster, or someone has signed in meanwhile.
    if (pending === null) return;
    const cancel = clock.after(SLOW_LOGOUT_MS, () => say(words.LOGOUT_PENDING));
    try {
      const { message } = await callLogout(pending);
      pendingLogout.clear();
      logoutPauseMs = FIRST_PAUSE_MS;
      say(confirmed ?? message);
    } catch (error) {
      if (error instanceof RefusedError && error.status === 200) {
        pendingLogout.clear();
        say(error.message, 'error');
        void ask();
        return;
      }
      console.info('The logout call failed and is repeated later.', error);
      if (logoutPauseMs === FIRST_PAUSE_MS) say(words.LOGOUT_PENDING);
      clock.after(logoutPauseMs, () => void tellServer(confirmed));
      logoutPauseMs = Math.min(logoutPauseMs * 2, LONGEST_PAUSE_MS);
    } finally {
      cancel();
    }
  };

  /** @throws RefusedError when this browser did not keep the session */
  const arrive = async (user: User) => {
    pendingLogout.clear();
    const me = await askMe().catch(() => null);
    if (me !== null && me.user === null)
      throw new RefusedError(
        200,
        { success: false, code: 'cookies-refused', message: words.COOKIES_REFUSED },
        null,
      );
    await adopt(user);
    store.setState({ operator: me?.operator ?? null });
    if (me === null) void ask();
    tabs.tell({ what: 'signed-in', userId: user.id });
    if (!(await device.keepsThings())) say(words.STORAGE_REFUSED);
  };

  const whileLoading = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const setLoading = (loading: boolean) => store.setState(({ app }) => ({ app: { ...app, loading } }));
    setLoading(true);
    try {
      return await work();
    } finally {
      setLoading(false);
    }
  };

  const hear = (message: TabMessage) => {
    const isMine = shownId() === message.userId;
    if (message.what === 'signed-in') {
      if (shownId() !== null && !isMine) void handOver('other-person');
      else void ask();
    } else if (isMine) {
      if (message.what === 'deleted') void points.forget(message.userId).catch(() => undefined);
      void handOver(message.what);
    }
  };

  return {
    async start() {
      tabs.hear(hear);
      page.onReturn(askSometimes);
      page.onLeave(() => {
        const pending = pendingLogout.read();
        if (pending !== null) callLogout(pending).catch(() => undefined);
      });
      http.onMismatch(({ userId }) => {
        if (userId === shownId()) void ask();
      });
      const word = page.takeWord();
      if (word !== null) say(words.HAND_OVER[word]);
      await load();
    },

    async reload() {
      const me = await askMe().catch(() => null);
      if (me === null) return;
      if (me.user === null) await becomeNobody();
      else await adopt(me.user);
      store.setState({ operator: me.operator });
    },

    async retry() {
      await ask();
    },

    register: (body) =>
      whileLoading(() =>
        http.request<RegisterAnswer>('POST', `${API}/register`, { body, member: null, read: readRegistered }),
      ),

    signIn: (body) =>
      whileLoading(async () => {
        const answer = await ports.oneTabAtATime(() =>
          http.request<LoginAnswer>('POST', `${API}/login`, { body, member: null, read: readLogin }),
        );
        if (answer.user) await arrive(answer.user);
        return answer;
      }),

    completeSignIn: (showMore) =>
      whileLoading(async () => {
        const answer = await ports.oneTabAtATime(showMore);
        if (!isUser(answer.user)) throw new Error('Unexpected response format');
        await arrive(answer.user);
        return answer;
      }),

    async signOut(confirmed) {
      const leaving = shownId();
      if (leaving === null) return;
      // All this in the moment of the press: a tab that is closed in the next one has signed out.
      pendingLogout.mark(leaving);
      device.forgetMember();
      show(null, { byChoice: true });
      store.setState({ operator: false });
      tabs.tell({ what: 'signed-out', userId: leaving });
      await Promise.all([
        within(RELEASE_LIMIT_MS, points.release()),
        within(RELEASE_LIMIT_MS, ports.diary.park()),
      ]);
      // Whoever has signed in meanwhile has values of their own by now.
      if (pendingLogout.read() !== null) device.clear();
      await tellServer(confirmed);
    },

    updateUser(user) {
      device.remember(user);
      show(user);
    },

    async accountDeleted(userId) {
      tabs.tell({ what: 'deleted', userId });
      await within(STORAGE_LIMIT_MS, points.forget(userId));
      await within(STORAGE_LIMIT_MS, ports.diary.forget(userId));
      device.clear();
      show(null, { byChoice: true });
      store.setState({ operator: false });
    },

    beforeHandOver(work) {
      unfinished.add(work);
      return () => unfinished.delete(work);
    },
  };
}
