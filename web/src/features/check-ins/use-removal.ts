import { useEffect, useRef, useState } from 'react';
import { removeRecords, saveRecords } from '../../platform/vault/private-records';
import { NOT_SAVED_WORDS } from '../../ui/vault/trouble-words';
import type { SavedCheckIn } from './use-check-ins';

/** For how long a removal can be taken back. */
const UNDO_MS = 10_000;

export type Removal = {
  /** How many were removed just now, and can come back. */
  readonly removed: number;
  readonly trouble: string | null;
  readonly remove: (gone: readonly SavedCheckIn[]) => Promise<void>;
  readonly undo: () => Promise<void>;
};

/** Removes check-ins at once, so that nothing stays when the tab is closed, and brings them back when someone asks in time. */
export function useRemoval(): Removal {
  const [removed, setRemoved] = useState<readonly SavedCheckIn[]>([]);
  const [trouble, setTrouble] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const remove = async (gone: readonly SavedCheckIn[]) => {
    setTrouble(null);
    const { outcome } = await removeRecords(gone.map(({ id }) => id));
    if (outcome !== 'removed') {
      setTrouble(NOT_SAVED_WORDS[outcome]);
      return;
    }
    setRemoved(gone);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setRemoved([]), UNDO_MS);
  };
  const undo = async () => {
    const { outcome } = await saveRecords(removed.map(({ value }) => ({ kind: 'check-in', value })));
    if (outcome === 'saved') setRemoved([]);
    else setTrouble(NOT_SAVED_WORDS[outcome]);
  };
  return { removed: removed.length, trouble, remove, undo };
}
