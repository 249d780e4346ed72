import { useEffect, useState, type ReactElement } from 'react';
import { look } from '../../platform/vault/tab-vault';
import { useVault } from '../../platform/vault/vault-store';
import { useAppStore } from '../../platform/session/app-store';
import { QuietPlaceholder } from '../../ui/layout/QuietPlaceholder';
import { FirstDiary, type Opening } from './FirstDiary';
import { useHeadingInSight } from './heading';
import { NoDiaryHere } from './NoDiaryHere';
import { OpenDiary } from './OpenDiary';
import { UnlockDiary } from './UnlockDiary';

/** A person's diary on this device, in each of its states. */
export function Diary(): ReactElement {
  const userId = useAppStore((state) => state.app.user?.id);
  const { owner, status } = useVault();
  const [opening, setOpening] = useState<Opening>('page');
  const isKnown = owner === userId && status !== 'looking';
  useEffect(() => {
    if (userId !== undefined) void look(userId);
  }, [userId]);
  useHeadingInSight(isKnown ? status : null);
  if (!isKnown) return <QuietPlaceholder />;
  switch (status) {
    case 'absent':
      return <FirstDiary onOpening={setOpening} />;
    case 'locked':
      return <UnlockDiary onOpening={setOpening} />;
    case 'open':
      return <OpenDiary opening={opening} />;
    default:
      return <NoDiaryHere because={status} />;
  }
}
