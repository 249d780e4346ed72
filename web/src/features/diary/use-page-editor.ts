import { isWritten, type DiaryEntry } from '@stillgrove/domain/diary/entry';
import { useRef, useState } from 'react';
import * as diary from '../../platform/diary-vault/diary';
import type { Draft } from '../../platform/diary-vault/vault';
import { useDiary } from '../../platform/diary-vault/diary-store';
import { showToast } from '../../platform/toasts/toast-store';
import type { TROUBLE_WORDS } from './words';

export type Trouble = keyof typeof TROUBLE_WORDS;

type FieldError = 'day' | 'text';

/** A page while it is written. Each letter is kept, sealed, a moment after it was typed. */
export function usePageEditor(begun: Draft, onDone: () => void) {
  const [entry, setEntry] = useState(begun.entry);
  const [error, setError] = useState<FieldError | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [busy, setBusy] = useState(false);
  // A page that was put aside unfinished differs from what is saved from the start.
  const [touched, setTouched] = useState(() => isDraft(begun.entry.id));
  // Read and set in the same moment, unlike the state: a second press saves nothing twice.
  const saving = useRef(false);

  const change = (changes: Partial<Pick<DiaryEntry, 'day' | 'mood' | 'text'>>) => {
    const changed = { ...entry, ...changes, changedAtMs: Date.now() };
    setEntry(changed);
    setTouched(true);
    setError(null);
    diary.writeDraft({ entry: changed, revision: begun.revision });
  };

  const saveAs = async (page: DiaryEntry, base: number | null) => {
    if (saving.current) return;
    const wrong = errorOf(page);
    setError(wrong);
    if (wrong !== null) return;
    saving.current = true;
    setBusy(true);
    setTrouble(null);
    const { outcome } = await diary.save(trimmed(page), base);
    saving.current = false;
    setBusy(false);
    if (outcome !== 'saved') {
      setTrouble(outcome);
      return;
    }
    showToast('Saved and locked on this device.');
    done(onDone);
  };

  return {
    entry,
    error,
    trouble,
    busy,
    touched,
    change,
    save: () => saveAs(entry, begun.revision),
    /** After somebody else saved the same page: mine becomes a page beside it. */
    keepBoth: async () => {
      await diary.giveUpDraft(entry.id);
      await saveAs({ ...entry, id: crypto.randomUUID() }, null);
    },
    replaceTheirs: () => saveAs(entry, savedRevision(entry.id)),
    putAside: async () => {
      if (touched && !isWritten(entry)) await diary.giveUpDraft(entry.id);
      else await diary.putAside();
      done(onDone);
    },
    discard: async () => {
      await diary.giveUpDraft(entry.id);
      done(onDone);
    },
  };
}

function errorOf(page: DiaryEntry): FieldError | null {
  if (page.day === '') return 'day';
  return isWritten(page) ? null : 'text';
}

function trimmed(page: DiaryEntry): DiaryEntry {
  return { ...page, mood: page.mood.trim(), text: page.text.trimEnd() };
}

function isDraft(id: string): boolean {
  return useDiary.getState().pages.drafts.some(({ entry }) => entry.id === id);
}

function savedRevision(id: string): number | null {
  return useDiary.getState().pages.entries.find(({ entry }) => entry.id === id)?.revision ?? null;
}

/** Leads back to the list, and the eye and the keyboard with it. */
function done(onDone: () => void): void {
  onDone();
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-diary-title]')?.focus());
}
