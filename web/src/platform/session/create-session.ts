import type { MeAnswer, User } from '@stillgrove/contract/accounts';
import * as operations from '@stillgrove/contract/operations/accounts';
import { firstName } from '@stillgrove/domain/accounts/account';
import { guestId, isGuestId } from '@stillgrove/domain/accounts/guest';
import { RefusedError } from '../http/request';
import { readLogout, readMe } from './answers';
import type { Member } from './app-store';
import { personOf } from './person';
import type { PendingLogout, SessionPorts, TabMessage } from './ports';
import * as words from './words';

/** A tab that becomes visible asks who is signed in at most this often, in milliseconds. */
const ASK_AGAIN_MS = 10_000;
/** Pauses between tries of what the server did not answer, in milliseconds. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;
/** How long the storage of points or a draft may hold a change of person up, in milliseconds. */
const STORAGE_LIMIT_MS = 2_000;
/** The last delivery of points at a sign-out is part of it. */
const RELEASE_LIMIT_MS = 4_000;
/** A logout that takes longer than this (milliseconds) is reported as pending. */
const SLOW_LOGOUT_MS = 4_000;

export type Session = {
  /** Asks who is signed in, and from then on follows other tabs, the network and the server. Call it once. */
  start(): Promise<void>;
  /** Asks the server who is signed in after this tab has changed it, as a new password does. */
  reload(): Promise<void>;
  /** Asks again at once, when the person presses Try again. */
  retry(): Promise<void>;
  /**
   * Gives this tab to someone who has just signed in in it, and tells the other tabs.
   *
   * @throws RefusedError when this browser did not keep the session
   */
  arrive(user: User): Promise<void>;
  /**
   * Goes on without an account, as someone whom this device alone knows. The server is told nothing. Whoever is
   * here already stays.
   *
   * @param id a guest who was here before; a new one unless given
   */
  continueAsGuest(id?: string): Promise<void>;
  /**
   * Signs this device out at once, whatever the network and the storage do, and tells the server until it
   * has confirmed. What was earned and not yet delivered stays on the device for the next sign-in, and so does
   * everything of a guest, of whom the server knows nothing.
   *
   * @param confirmed what to say once the server has; its own sentence unless given
   * @returns resolves after the first try to tell the server
   */
  signOut(confirmed?: string): Promise<void>;
  /** Shows the changes that the person has made to their own account. */
  updateUser(user: User): void;
  /** Removes everything that this device stores about a guest, or a person whose account was deleted, in every tab. */
  accountDeleted(userId: string): Promise<void>;
  /** Registers work to finish (within two seconds) before the tab changes to another person. @returns unregisters it */
  beforeHandOver(work: () => Promise<void>): () => void;
};

/** The session of a tab, which belongs to one person at a time. */
export function createSession(ports: SessionPorts): Session {
  const { http, store, device, pendingLogout, points, tabs, page, clock, say } = ports;

  /** Increases whenever this tab changes who is signed in, so that an older answer is ignored. */
  let changes = 0;
  let isLeaving = false;
  /** Whether this tab shows whom the device remembers. Before, an answer of the server that knows no one would end a guest’s visit. */
  let isLoaded = false;
  let askedAtMs = -Infinity;
  let asking: Promise<void> | null = null;
  let askPauseMs = FIRST_PAUSE_MS;
  let logout: Promise<void> | null = null;
  let logoutPauseMs = FIRST_PAUSE_MS;
  const unfinished = new Set<() => Promise<void>>();

  const shownId = () => store.getState().app.user?.id ?? null;
  const guestHere = () => store.getState().app.user?.isGuest === true;

  const show = (user: Member | null, { byChoice = false } = {}) => {
    changes += 1;
    // No request ever names a guest.
    http.actFor(user?.isGuest === true ? null : (user?.id ?? null));
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
    await Promise.race([work.catch((error: unknown) => console.info('Done again later.', error)), late]);
    cancel();
  };

  const askMe = () =>
    http.request<MeAnswer>(operations.readMe.method, operations.readMe.path, { member: null, read: readMe });

  /** Gives this tab to the member; stored values become theirs before any of their pages reads them. */
  const adopt = async (user: User) => {
    device.remember(user);
    http.actFor(user.id);
    await within(STORAGE_LIMIT_MS, points.show(user.id));
    show(user);
    void points.load(user.id).catch((error: unknown) => console.info('Points come later.', error));
  };

  const becomeGuest = async (id: string) => {
    await within(STORAGE_LIMIT_MS, points.show(id));
    show(personOf(id));
    store.setState({ operator: false });
  };

  const release = async () => {
    await within(RELEASE_LIMIT_MS, points.release());
    device.forgetMember();
  };

  /** Takes everything of the person who has signed out from this device; those who sign in since then keep theirs. */
  const forgetHere = async (isStillSignedOut: () => boolean) => {
    await Promise.all([
      within(RELEASE_LIMIT_MS, points.release()),
      within(RELEASE_LIMIT_MS, ports.diary.park()),
    ]);
    if (isStillSignedOut()) device.clear();
  };

  const isLogoutPending = () => pendingLogout.read() !== null;

  /** For a tab that has shown nothing of the person yet, or has ended their session itself. */
  const becomeSignedOut = async () => {
    // The server never knew of a guest.
    if (!guestHere()) {
      const before = shownId() ?? device.readMember()?.id ?? null;
      if (before !== null) await release();
      show(null);
    }
    store.setState({ operator: false });
  };

  /**
   * Drops the person at once and reloads the page for the one who is signed in now: nothing of the first stays
   * in memory or on the screen.
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
    console.info('Who is here is asked again later.', error);
    // The server has nothing to say of a guest.
    if (!guestHere()) store.setState({ sessionTrouble: true });
    clock.after(askPauseMs, () => void ask());
    askPauseMs = Math.min(askPauseMs * 2, LONGEST_PAUSE_MS);
  };

  /** Asks once, even if several callers want to know, and follows the answer. */
  const ask = (): Promise<void> => {
    asking ??= askOnce().finally(() => (asking = null));
    return asking;
  };

  const askOnce = async () => {
    if (isLeaving) return;
    if (isLogoutPending()) return tellServer();
    const began = changes;
    askedAtMs = clock.now();
    let me: MeAnswer;
    try {
      me = await askMe();
    } catch (error) {
      if (began === changes) noAnswer(error);
      return;
    }
    if (began !== changes || isLogoutPending()) return;
    askPauseMs = FIRST_PAUSE_MS;
    const shown = shownId();
    const staysGuest = me.user === null && guestHere();
    if (shown !== null && shown !== me.user?.id && !staysGuest) return handOver(whyChanged(me.user));
    if (me.user !== null) await adopt(me.user);
    else if (!staysGuest) show(null);
    store.setState({ operator: me.operator });
  };

  /** What to say where the server names another person than this tab shows, or none. */
  const whyChanged = (user: User | null): words.HandOverWord | null => {
    if (user !== null) return guestHere() ? 'signed-in' : 'other-person';
    // A sign-out in another tab takes the person from the device; a session that ended is told after the reload.
    return device.readMember() === null ? 'signed-out' : null;
  };

  const askSometimes = () => {
    if (isLoaded && clock.now() - askedAtMs >= ASK_AGAIN_MS) void ask();
  };

  /** The first answer for this page: no one has used it yet, so it can switch to another person without a reload. */
  const askFirst = async (remembered: Member | null) => {
    askedAtMs = clock.now();
    const began = changes;
    let me: MeAnswer;
    try {
      me = await askMe();
    } catch (error) {
      if (began !== changes) return;
      noAnswer(error);
      if (remembered !== null && !guestHere()) await points.load(remembered.id);
      return;
    }
    if (began !== changes || isLogoutPending()) return;
    const byForm = page.takeSignedInByForm();
    if (me.user === null) {
      await becomeSignedOut();
      if (byForm) say(words.COOKIES_REFUSED, 'error');
      else if (remembered !== null && !guestHere()) say(words.SESSION_ENDED);
      return;
    }
    if (remembered !== null && remembered.id !== me.user.id)
      store.setState(({ app }) => ({ app: { ...app, user: null }, sessionKnown: false }));
    await adopt(me.user);
    store.setState({ operator: me.operator });
    if (byForm) {
      tabs.tell({ what: 'signed-in', userId: me.user.id });
      say(words.welcome(firstName(me.user.fullName)));
    }
  };

  /** @param word what the tab before the reload left to say */
  const load = async (word: words.HandOverWord | null) => {
    const leaving = isLogoutPending();
    const remembered = device.readMember();
    if (remembered !== null && (!leaving || remembered.isGuest === true)) {
      http.actFor(remembered.isGuest === true ? null : remembered.id);
      await within(STORAGE_LIMIT_MS, points.show(remembered.id));
      show(remembered);
    } else if (leaving) {
      // After a press on Logout the person is signed out on this device, even if the server does not know yet.
      device.forgetMember();
      // The tab may have been closed before that came to its end.
      await forgetHere(isLogoutPending);
      show(null);
    }
    isLoaded = true;
    if (!leaving) return askFirst(remembered);
    store.setState({ operator: false });
    // The tab where Logout was pressed says that it worked.
    void tellServer(word === 'signed-out' ? null : undefined);
  };

  const callLogout = ({ userId }: PendingLogout) =>
    http.request(operations.signOut.method, operations.signOut.path, {
      member: userId,
      keepalive: true,
      read: readLogout,
    });

  /**
   * Tells the server of a logout, one tab at a time, and again later until it has confirmed.
   *
   * @param confirmed what to say then in place of the server's own words; null for nothing, unless it takes long or fails
   * @param before what is waited for in its turn, so that no other tab tells it meanwhile
   */
  const tellServer = (confirmed?: string | null, before?: Promise<void>): Promise<void> => {
    logout ??= ports
      .oneTabAtATime(() => tellServerOnce(confirmed, before))
      .finally(() => {
        logout = null;
      });
    return logout;
  };

  const tellServerOnce = async (confirmed?: string | null, before?: Promise<void>) => {
    await before;
    const pending = pendingLogout.read();
    // Another tab was faster, or someone has signed in since.
    if (pending === null) return;
    const sayPending = () => {
      say(words.LOGOUT_PENDING);
      confirmed ??= undefined;
    };
    const cancel = clock.after(SLOW_LOGOUT_MS, sayPending);
    try {
      const { message } = await callLogout(pending);
      pendingLogout.clear();
      logoutPauseMs = FIRST_PAUSE_MS;
      if (confirmed !== null) say(confirmed ?? message);
    } catch (error) {
      if (error instanceof RefusedError && error.status === 200) {
        pendingLogout.clear();
        say(error.message, 'error');
        void ask();
        return;
      }
      console.info('The logout is told again later.', error);
      if (logoutPauseMs === FIRST_PAUSE_MS) sayPending();
      clock.after(logoutPauseMs, () => void tellServer(confirmed));
      logoutPauseMs = Math.min(logoutPauseMs * 2, LONGEST_PAUSE_MS);
    } finally {
      cancel();
    }
  };

  const hear = (message: TabMessage) => {
    const isMine = shownId() === message.userId;
    if (message.what === 'signed-in') {
      if (shownId() !== null && !isMine) void handOver(guestHere() ? 'signed-in' : 'other-person');
      else if (isGuestId(message.userId)) void becomeGuest(message.userId);
      else void ask();
    } else if (isMine) {
      const { what } = message;
      if (what === 'deleted') void points.forget(message.userId).catch(() => undefined);
      void handOver(what === 'deleted' && guestHere() ? 'guest-deleted' : what);
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
      await load(word);
    },

    async reload() {
      const me = await askMe().catch(() => null);
      if (me === null) return;
      if (me.user === null) await becomeSignedOut();
      else await adopt(me.user);
      store.setState({ operator: me.operator });
    },

    async retry() {
      await ask();
    },

    async arrive(user) {
      pendingLogout.clear();
      const me = await askMe().catch(() => null);
      if (me?.user === null)
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
    },

    async continueAsGuest(id = guestId(ports.newId())) {
      if (shownId() !== null) return;
      device.remember(personOf(id));
      await becomeGuest(id);
      tabs.tell({ what: 'signed-in', userId: id });
    },

    async signOut(confirmed) {
      const leaving = shownId();
      if (leaving === null) return;
      const wasGuest = guestHere();
      // All of this happens synchronously: a tab that is closed right after the press has signed out.
      if (!wasGuest) pendingLogout.mark(leaving);
      device.forgetMember();
      show(null, { byChoice: true });
      store.setState({ operator: false });
      tabs.tell({ what: 'signed-out', userId: leaving });
      const forgotten = forgetHere(wasGuest ? () => shownId() === null : isLogoutPending);
      await (wasGuest ? forgotten : tellServer(confirmed, forgotten));
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
