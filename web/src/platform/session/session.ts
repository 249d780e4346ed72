import { forgetMirrored } from '../storage/mirrored-name';
import { forgetMixes } from '../storage/own-mixes-name';
import { forgetPatterns } from '../storage/own-patterns-name';
import { monotonicNow } from '../clock/clock';
import { retry } from '../http/retry';
import { http } from '../http/request';
import { recall, remember } from '../storage/tab-memory';
import { showToast } from '../toasts/toast-store';
import { isVaultKeptOpen } from '../vault/kept-open-name';
import { useAppStore } from './app-store';
import { takeSignedInByForm } from './cookie';
import { createSession } from './create-session';
import { clearDevice, hasStashes, keepsThings } from './device';
import { forgetLastMember, readLastMember, rememberMember } from './last-member';
import { clearPendingLogout, markPendingLogout, readPendingLogout } from './pending-logout';
import type { SessionPorts, TabMessage } from './ports';
import { HAND_OVER, type HandOverWord } from './words';

const WORD = 'hand-over';

/** Loaded for members and guests only: visitors have no points to keep. */
const personsPoints = () => retry(() => import('../guests/persons-points'));

/** The channel between the tabs of a browser; opened at its first use, and not on the server. */
function createTabs(): SessionPorts['tabs'] {
  let channel: BroadcastChannel | null = null;
  const open = () => {
    if (typeof BroadcastChannel === 'undefined') return null;
    channel ??= new BroadcastChannel('stillgrove-session');
    return channel;
  };
  return {
    tell: (message) => open()?.postMessage(message),
    hear: (listener) =>
      open()?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data)),
  };
}

/** Browsers of before 2022 have no such lock; there the last tab wins. */
export async function oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request('sign-in-or-out', work) : work();
}

/** The session of this tab. */
export const session = createSession({
  http,
  store: useAppStore,
  device: {
    readMember: readLastMember,
    remember: rememberMember,
    forgetMember: forgetLastMember,
    clear: clearDevice,
    keepsThings,
  },
  pendingLogout: { read: readPendingLogout, mark: markPendingLogout, clear: clearPendingLogout },
  points: {
    show: async (userId) => (await personsPoints()).showPoints(userId),
    load: async (userId) => (await personsPoints()).loadPoints(userId),
    release: async () => (await personsPoints()).releaseMemberPoints(),
    async forget(userId) {
      forgetPatterns(userId);
      forgetMixes(userId);
      forgetMirrored(userId);
      await (await import('../safety-plan/open-plans')).forgetPlan(userId);
      await (await personsPoints()).forgetMemberPoints(userId);
    },
  },
  diary: {
    forget: async (userId) => (await import('../vault/tab-vault')).forgetPerson(userId),
    async park() {
      if (hasStashes() || isVaultKeptOpen()) await (await import('../vault/tab-vault')).leave();
    },
  },
  tabs: createTabs(),
  page: {
    onReturn(listener) {
      addEventListener('online', listener);
      addEventListener('pageshow', listener);
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') listener();
      });
    },
    onLeave: (listener) => addEventListener('pagehide', listener),
    reload: () => location.reload(),
    leaveWord: (word) => remember(WORD, word),
    takeWord() {
      const word = recall(WORD);
      remember(WORD, null);
      return typeof word === 'string' && word in HAND_OVER ? (word as HandOverWord) : null;
    },
    takeSignedInByForm,
  },
  clock: {
    now: monotonicNow,
    after(ms, work) {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
  },
  oneTabAtATime,
  newId: () => crypto.randomUUID(),
  say: showToast,
});
