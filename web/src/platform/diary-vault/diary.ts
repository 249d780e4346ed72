import { useAppStore } from '../session/app-store';
import { session } from '../session/session';
import { createDiary } from './create-diary';
import { diaryStore } from './diary-store';
import { lockWhenAway } from './lock-when-away';
import { browserTabs } from './other-tabs';
import { beforeClosing, browserRows } from './rows';

const diary = createDiary({
  rows: browserRows,
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
      if (diary.hasUnwritten()) event.preventDefault();
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
} = diary;
