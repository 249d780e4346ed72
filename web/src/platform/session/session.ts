import { monotonicNow } from '../clock/clock';
import { again } from '../http/again';
import { http } from '../http/request';
import { recall, remember } from '../tab/tab-memory';
import { showToast } from '../toasts/toast-store';
import { useAppStore } from './app-store';
import { takeSignedInByForm } from './cookie';
import { createSession } from './create-session';
import { clearDevice, hasStashes, keepsThings } from './device';
import { forgetLastMember, readLastMember, rememberMember } from './last-member';
import { clearPendingLogout, markPendingLogout, readPendingLogout } from './pending-logout';
import type { TabMessage } from './ports';
import { HAND_OVER, type HandOverWord } from './words';

const WORD = 'hand-over';

/** Loaded for members only: visitors have no points to keep. */
const memberPoints = () => again(() => import('../points/member-points'));

let channel: BroadcastChannel | null = null;

function openChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  channel ??= new BroadcastChannel('stillgrove-session');
  return channel;
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
    show: async (userId) => (await memberPoints()).showMemberPoints(userId),
    load: async (userId) => (await memberPoints()).loadMemberPoints(userId),
    release: async () => (await memberPoints()).releaseMemberPoints(),
    forget: async (userId) => (await memberPoints()).forgetMemberPoints(userId),
  },
  diary: {
    async forget(userId) {
      const { deleteDiary, lookForDiary } = await import('../diary-vault/diary');
      await lookForDiary(userId);
      await deleteDiary();
    },
    async park() {
      if (hasStashes()) await (await import('../diary-vault/diary')).parkStashes();
    },
  },
  tabs: {
    tell: (message) => openChannel()?.postMessage(message),
    hear: (listener) =>
      openChannel()?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data)),
  },
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
  // Browsers of before 2022 have no such lock; there the last tab wins.
  oneTabAtATime: async (work) =>
    'locks' in navigator ? navigator.locks.request('sign-in-or-out', work) : work(),
  say: showToast,
});
