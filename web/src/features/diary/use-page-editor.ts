import { t } from '@lingui/core/macro';
import { fieldToCorrect, isWritten, trimmed, type DiaryEntry } from '@stillgrove/domain/diary/entry';
import { useEffect, useRef, useState } from 'react';
import { noteDone, prepareToNote } from '../../platform/storage/note-done';
import * as diary from '../../platform/vault/tab-vault';
import { vaultStore } from '../../platform/vault/vault-store';
import type { Begun } from '../../platform/vault/sealed-pages';
import { showToast } from '../../platform/toasts/toast-store';
import type { PageChange } from './PageFields';
import { LEFT_WORDS, type TROUBLE_WORDS } from './words';

export type Trouble = keyof typeof TROUBLE_WORDS;

/** A page to write on, and the draft of it that was opened, if any. */
export type Opened = Begun & { readonly draftId: string | null };

/** A page while it is written. Each letter is kept, sealed, right after it was typed. */
export function usePageEditor(opened: Opened, onDone: () => void) {
  const [entry, setEntry] = useState(opened.entry);
  const [error, setError] = useState<'day' | 'text' | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [busy, setBusy] = useState(false);
  // A page that was put aside unfinished differs from what is saved from the start.
  const [touched, setTouched] = useState(opened.draftId !== null);
  // Its own, also where another tab writes on the same page or draft: neither overwrites the other.
  const [draftId] = useState(() => crypto.randomUUID());
  const draftIds = opened.draftId === null ? [draftId] : [draftId, opened.draftId];
  // Read and set in the same moment, unlike the state: a second press saves nothing twice.
  const saving = useRef(false);

  useEffect(() => () => void leaveByLink(), []);
  useEffect(prepareToNote, []);

  const change = (changes: PageChange) => {
    if (saving.current) return;
    const changed = { ...entry, ...changes, changedAtMs: Date.now() };
    setEntry(changed);
    setTouched(true);
    setError(null);
    diary.writeDraft({ id: draftId, entry: changed, revision: opened.revision }, draftIds.slice(1));
  };

  const saveAs = async (page: DiaryEntry, base: number | null) => {
    if (saving.current) return;
    const wrong = fieldToCorrect(page);
    setError(wrong);
    if (wrong !== null) return;
    const { outcome } = await withBusy(() => diary.save(trimmed(page), base, draftIds));
    if (outcome !== 'saved') {
      setTrouble(outcome);
      return;
    }
    showToast(t`Page saved on this device.`, 'calm', { ofPage: true });
    if (opened.revision === null) void noteDone('diary');
    onDone();
  };

  const withBusy = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    saving.current = true;
    setBusy(true);
    setTrouble(null);
    try {
      return await work();
    } finally {
      saving.current = false;
      setBusy(false);
    }
  };

  const leave = async (work: () => Promise<{ outcome: Trouble | 'kept' | 'removed' }>) => {
    if (saving.current) return;
    const { outcome } = await withBusy(work);
    if (outcome === 'kept' || outcome === 'removed') onDone();
    else setTrouble(outcome);
  };

  const discard = () => leave(() => diary.giveUpDrafts(draftIds));

  return {
    entry,
    error,
    trouble,
    busy,
    touched,
    change,
    save: () => saveAs(entry, opened.revision),
    /** After another tab saved the same page: mine becomes a page beside it. */
    keepBoth: () => saveAs({ ...entry, id: crypto.randomUUID() }, null),
    replaceTheirs: () => saveAs(entry, savedRevision(entry.id)),
    putAside: () => (touched && !isWritten(entry) ? discard() : leave(diary.putAside)),
    discard,
  };
}

function savedRevision(id: string): number | null {
  return vaultStore.getState().pages.entries.find(({ entry }) => entry.id === id)?.revision ?? null;
}

/** What was not stored is in this tab only, and the screen that said so is gone. */
async function leaveByLink(): Promise<void> {
  const { outcome } = await diary.leaveDraft();
  // The locked diary says it itself.
  if (outcome !== 'kept' && outcome !== 'gone' && vaultStore.getState().status === 'open')
    showToast(LEFT_WORDS, 'error');
}
