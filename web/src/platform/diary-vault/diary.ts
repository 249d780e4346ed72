import type { DiaryEntry } from '@stillgrove/domain/diary/entry';
import { entriesToAdd } from '@stillgrove/domain/diary/bring-in';
import { useAppStore } from '../session/app-store';
import { storageTroubleOf, type StorageTrouble } from '../storage/storage-error';
import { NO_PAGES, useDiary, type LockedBecause } from './diary-store';
import { draftInHand, flushDraft, forgetDraft, noteDraft } from './drafts';
import { lockWhenAway } from './lock-when-away';
import { hearOtherTabs, tellOtherTabs } from './other-tabs';
import {
  addEntries,
  beginDiary,
  changePassphrase,
  dropDraft,
  findDiary,
  openVault,
  readPages,
  removeDiary,
  removeEntry,
  saveEntry,
  type Draft,
  type NotSaved,
  type OpenVault,
  type Saved,
} from './vault';

/** Nothing was changed, since the storage could not be used. */
export type NoStorage = { readonly outcome: StorageTrouble };

let vault: OpenVault | null = null;
let endWatch: () => void = () => undefined;

/** Finds out whether this person has a diary on this device. One that is open stays open. */
export async function lookForDiary(owner: string): Promise<void> {
  followOthers();
  if (vault?.owner === owner) return;
  useDiary.setState({ owner, status: 'looking', pages: NO_PAGES, lockedBecause: null, resume: null });
  // Browsers give Web Crypto to secure addresses only: https, or this very machine.
  if (!isSecureContext) {
    useDiary.setState({ status: 'insecure' });
    return;
  }
  try {
    const found = await findDiary(owner);
    if (useDiary.getState().owner === owner)
      useDiary.setState({ status: found === null ? 'absent' : 'locked' });
  } catch (error) {
    useDiary.setState({ status: troubleOf(error).outcome });
  }
}

/** @returns `exists` when another tab was faster */
export async function begin(passphrase: string): Promise<{ outcome: 'begun' | 'exists' } | NoStorage> {
  const owner = ownerHere();
  try {
    // Asks the browser not to clear the diary away when the device runs out of room.
    await navigator.storage.persist().catch(() => false);
    const begun = await beginDiary(owner, passphrase);
    if (begun === null) {
      useDiary.setState({ status: 'locked' });
      return { outcome: 'exists' };
    }
    await show(begun);
    tellOtherTabs({ owner, what: 'changed' });
    return { outcome: 'begun' };
  } catch (error) {
    return troubleOf(error);
  }
}

export async function unlock(passphrase: string): Promise<{ outcome: 'opened' | 'wrong' } | NoStorage> {
  try {
    const opened = await openVault(ownerHere(), passphrase);
    if (opened === null) return { outcome: 'wrong' };
    await show(opened);
    return { outcome: 'opened' };
  } catch (error) {
    return troubleOf(error);
  }
}

/** Closes the diary at once; what was being written is sealed and kept. */
export function lock(because: LockedBecause): void {
  if (vault === null) return;
  const closing = vault;
  const resume = draftInHand();
  vault = null;
  endWatch();
  useDiary.setState({ status: 'locked', pages: NO_PAGES, lockedBecause: because, resume });
  void flushDraft(closing);
  if (because === 'you') tellOtherTabs({ owner: closing.owner, what: 'locked' });
}

/** @param base the revision from which the change began; null for a new page */
export async function save(entry: DiaryEntry, base: number | null): Promise<Saved | NotSaved | NoStorage> {
  return changing(async (open) => {
    await flushDraft(open);
    const saved = await saveEntry(open, entry, base);
    if (saved.outcome === 'saved') await forgetDraft();
    return saved;
  });
}

export async function remove(id: string): Promise<{ outcome: 'removed' } | NotSaved | NoStorage> {
  return changing(async (open) => {
    await removeEntry(open, id);
    return { outcome: 'removed' };
  });
}

/** Keeps an unfinished page for later. */
export function writeDraft(draft: Draft): void {
  noteDraft(() => vault, draft);
}

/** Resolves when the unfinished page is sealed and listed. */
export async function putAside(): Promise<void> {
  const open = vault;
  await flushDraft(open);
  await forgetDraft();
  if (open !== null) await refresh(open);
}

export async function giveUpDraft(id: string): Promise<void> {
  await forgetDraft();
  await changing(async (open) => {
    await dropDraft(open, id);
    return { outcome: 'removed' };
  });
}

/** Adds the pages of a file that are not here yet. */
export async function bringIn(
  incoming: readonly DiaryEntry[],
): Promise<{ outcome: 'saved'; added: number } | NotSaved | NoStorage> {
  return changing(async (open) => {
    const here = useDiary.getState().pages.entries.map(({ entry }) => entry);
    const added = entriesToAdd(here, incoming, () => crypto.randomUUID());
    const saved = await addEntries(open, added);
    return saved.outcome === 'saved' ? { outcome: 'saved', added: added.length } : saved;
  });
}

export async function changeKey(
  present: string,
  next: string,
): Promise<{ outcome: 'changed-key' | 'wrong' } | NoStorage> {
  try {
    const changed = await changePassphrase(ownerHere(), present, next);
    return { outcome: changed ? 'changed-key' : 'wrong' };
  } catch (error) {
    return troubleOf(error);
  }
}

/** Deletes the diary from this device, open or not. */
export async function deleteDiary(): Promise<{ outcome: 'removed' } | NoStorage> {
  const owner = ownerHere();
  try {
    await forgetDraft();
    lock(null);
    await removeDiary(owner);
    useDiary.setState({ status: 'absent', lockedBecause: null, resume: null });
    tellOtherTabs({ owner, what: 'changed' });
    return { outcome: 'removed' };
  } catch (error) {
    return troubleOf(error);
  }
}

async function changing<Result extends { readonly outcome: string }>(
  change: (open: OpenVault) => Promise<Result>,
): Promise<Result | NotSaved | NoStorage> {
  const open = vault;
  if (open === null) return { outcome: 'gone' };
  try {
    const result = await change(open);
    await refresh(open);
    tellOtherTabs({ owner: open.owner, what: 'changed' });
    return result;
  } catch (error) {
    return troubleOf(error);
  }
}

async function show(opened: OpenVault): Promise<void> {
  const pages = await readPages(opened);
  // Somebody else may have signed in while the key was made.
  if (useDiary.getState().owner !== opened.owner) return;
  vault = opened;
  endWatch = lockWhenAway(() => lock('away'));
  const { resume } = useDiary.getState();
  const kept = pages.drafts.some(({ entry }) => entry.id === resume);
  useDiary.setState({ status: 'open', pages, lockedBecause: null, resume: kept ? resume : null });
}

async function refresh(open: OpenVault): Promise<void> {
  const pages = await readPages(open);
  if (vault === open) useDiary.setState({ pages });
}

function ownerHere(): string {
  const { owner } = useDiary.getState();
  if (owner === null) throw new Error('A diary is asked for before it is known whose.');
  return owner;
}

function troubleOf(error: unknown): NoStorage {
  const trouble = storageTroubleOf(error);
  if (trouble === null) throw error;
  return { outcome: trouble };
}

let following = false;

/** Keeps the diary in step with other tabs and with who is signed in. */
function followOthers(): void {
  if (following) return;
  following = true;
  hearOtherTabs(({ owner, what }) => {
    if (owner !== useDiary.getState().owner) return;
    if (what === 'locked') lock('elsewhere');
    else void catchUp(owner);
  });
  useAppStore.subscribe(({ app }) => {
    if (vault !== null && app.user?.id !== vault.owner) lock(null);
  });
}

/** Another tab changed something: a page, or whether there is a diary at all. */
async function catchUp(owner: string): Promise<void> {
  try {
    const found = await findDiary(owner);
    if (vault !== null && found?.diaryId === vault.diaryId) {
      await refresh(vault);
      return;
    }
    lock('elsewhere');
    if (useDiary.getState().owner === owner)
      useDiary.setState({ status: found === null ? 'absent' : 'locked' });
  } catch (error) {
    useDiary.setState({ status: troubleOf(error).outcome });
  }
}
