import { isKitNote, KIT_NOTE_ID, kitQuestion, type KitNote } from '@stillgrove/domain/sync/kit-reminder';
import { today } from '../clock/clock';
import { browserSyncRows } from '../sync/sync-rows';
import { saveRecords, shared } from './tab-vault';
import { vaultStore } from './vault-store';

/** Notes that the person had their recovery kit in hand today. */
export async function noteKit(): Promise<void> {
  const [there] = notes();
  const value: KitNote = { v: 1, day: today() };
  // Where it cannot be saved, it is asked again the next time.
  await saveRecords([{ kind: 'recovery-kit', id: KIT_NOTE_ID, value, base: there?.revision ?? null }]);
}

/**
 * Whether it is time to ask for the recovery kit: only where the open private space is shared. Begins the year where
 * none has begun.
 */
export async function isKitAskedFor(): Promise<boolean> {
  const open = shared.openVault();
  if (open === null || (await browserSyncRows.head(open.owner))?.diaryId !== open.diaryId) return false;
  const [there] = notes();
  const question = kitQuestion(there !== undefined && isKitNote(there.value) ? there.value : null, today());
  if (question === 'note') await noteKit();
  return question === 'ask';
}

function notes() {
  return (vaultStore.getState().records.byKind['recovery-kit'] ?? []).filter(({ id }) => id === KIT_NOTE_ID);
}
