import { useAppStore } from '../session/app-store';
import { session } from '../session/session';
import { createDiary } from './create-diary';
import { diaryStore } from './diary-store';
import { lockWhenAway } from './lock-when-away';
import { browserTabs } from './other-tabs';
import { beforeClosing, browserRows } from './rows';
import { createStashes } from './stashes';

const diary = createDiary({
  rows: browserRows,
  stashes: createStashes(() => localStorage),
  store: diaryStore,
  otherTabs: browserTabs(),
  watchAway: lockWhenAway,
  isSecure: () => isSecureContext,
  persist: async () => navigator.storage.persist(),
  newId: () => crypto.randomUUID(),
  onFirstUse() {
    beforeClosing(diary.finishWriting);
    session.beforeHandOver(diary.finishWriting);
    useAppStore.subscribe(({ app }) => diary.lockFor(app.user?.id ?? null));
    window.addEventListener('beforeunload', (event) => {
      if (diary.wouldLoseWords()) event.preventDefault();
    });
    // Where a page goes away without being asked, as on phones.
    window.addEventListener('pagehide', diary.putLastWordsAside, { capture: true });
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') diary.putLastWordsAside();
    });
  },
});

/** The diary of whoever is signed in, in this tab. */
export const {
  lookForDiary,
  begin,
  unlock,
  lock,
  lockFor,
  save,
  remove,
  writeDraft,
  putAside,
  leaveDraft,
  giveUpDrafts,
  bringIn,
  lockedCopy,
  changeKey,
  deleteDiary,
  parkStashes,
} = diary;
