import { useEffect, type ReactElement } from 'react';
import { lookForDiary } from '../../platform/diary-vault/diary';
import { useDiary } from '../../platform/diary-vault/diary-store';
import { useAppStore } from '../../platform/session/app-store';
import { QuietPlaceholder } from '../../ui/layout/QuietPlaceholder';
import { BeginDiary } from './BeginDiary';
import { NoDiaryHere } from './NoDiaryHere';
import { OpenDiary } from './OpenDiary';
import { UnlockDiary } from './UnlockDiary';

/** A person's diary on this device, in each of its states. */
export function Diary(): ReactElement {
  const userId = useAppStore((state) => state.app.user?.id);
  const { owner, status } = useDiary();
  useEffect(() => {
    if (userId !== undefined) void lookForDiary(userId);
  }, [userId]);
  if (owner !== userId) return <QuietPlaceholder />;
  switch (status) {
    case 'looking':
      return <QuietPlaceholder />;
    case 'absent':
      return <BeginDiary />;
    case 'locked':
      return <UnlockDiary />;
    case 'open':
      return <OpenDiary />;
    default:
      return <NoDiaryHere because={status} />;
  }
}
