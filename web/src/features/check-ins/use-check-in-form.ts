import { t } from '@lingui/core/macro';
import {
  type CheckIn,
  NAME_MAX_LENGTH,
  NOTE_MAX_LENGTH,
  TAGS_MAX,
  tidyNames,
  WORDS_MAX,
} from '@stillgrove/domain/check-ins/check-in';
import { useEffect, useState } from 'react';
import { keepForVisit } from '../../platform/check-ins/visit-check-ins';
import { nowHere } from '../../platform/clock/now-here';
import { retry } from '../../platform/http/retry';
import { useAppStore } from '../../platform/session/app-store';
import { noteDone, prepareToNote } from '../../platform/storage/note-done';
import { saveRecord } from '../../platform/vault/private-records';
import { useVault } from '../../platform/vault/vault-store';
import { changeDraft, type Draft, EMPTY, useDraftState } from './draft';
import { NOT_SAVED_WORDS } from '../../ui/vault/trouble-words';

export type SaveState = 'idle' | 'saving' | 'given-up' | 'saved' | 'for-visit' | { readonly trouble: string };

export type CheckInForm = {
  readonly draft: Draft;
  readonly state: SaveState;
  /** What was kept last on this page; null where the private space has locked since. */
  readonly kept: CheckIn | null;
  /** What is wrong with the tags or the note, in words. */
  readonly problems: { readonly tags?: string; readonly note?: string };
  readonly change: (change: Partial<Draft>) => void;
  readonly save: () => Promise<void>;
  readonly keepForThisVisit: () => void;
  readonly startOver: () => void;
};

/** What someone enters, and what becomes of it. Nothing is lost until it is saved or thrown away. */
export function useCheckInForm(): CheckInForm {
  const userId = useAppStore((state) => state.app.user?.id ?? '');
  const draft = useDraftState((state) => (state.owner === userId ? state.draft : EMPTY));
  const [state, setState] = useState<SaveState>('idle');
  const [kept, setKept] = useState<CheckIn | null>(null);
  const isOpen = useVault(({ status }) => status === 'open');
  useEffect(prepareToNote, []);
  const problems = problemsOf(draft);
  const change = (changed: Partial<Draft>) => {
    if (state !== 'saving') setState('idle');
    changeDraft(userId, changed);
  };
  const clear = (after: SaveState) => {
    changeDraft(userId, EMPTY);
    setState(after);
  };
  const save = async () => {
    const value = valueOf(draft);
    if (value === null || state === 'saving' || Object.keys(problems).length > 0) return;
    setState('saving');
    try {
      const { askForVault } = await retry(() => import('../../ui/vault/ask-for-vault'));
      if ((await askForVault()) === 'given-up') {
        setState('given-up');
        return;
      }
      const of = draft.of;
      const saved = await saveRecord('check-in', value, of === null ? {} : { id: of.id, base: of.revision });
      if (saved.outcome !== 'saved') {
        setState({ trouble: NOT_SAVED_WORDS[saved.outcome] });
        return;
      }
      clear('saved');
      setKept(value);
      if (of === null) void noteDone('checkIn');
    } catch {
      setState({
        trouble: t`We couldn’t save this. Check your connection, then try again. What you entered is still here.`,
      });
    }
  };
  const keepForThisVisit = () => {
    const value = valueOf(draft);
    if (value === null) return;
    keepForVisit(userId, value);
    clear('for-visit');
    setKept(value);
    void noteDone('checkIn');
  };
  return {
    draft,
    state,
    kept: isOpen || state === 'for-visit' ? kept : null,
    problems,
    change,
    save,
    keepForThisVisit,
    startOver: () => clear('idle'),
  };
}

export function tagsIn(typed: string): string[] {
  return tidyNames(typed.split(/[,\n]/), Infinity);
}

function problemsOf({ tags, note, of }: Draft): { tags?: string; note?: string } {
  const found = tagsIn(tags);
  const most = Math.max(TAGS_MAX, of?.value.tags.length ?? 0);
  const longest = Math.max(NOTE_MAX_LENGTH, of?.value.note.length ?? 0);
  const tooLong = found.find(
    (tag) => tag.length > NAME_MAX_LENGTH && !(of?.value.tags.includes(tag) ?? false),
  );
  return {
    ...(found.length > most && { tags: t`You can add up to ${most} tags. Remove some to save.` }),
    ...(tooLong !== undefined && {
      tags: t`A tag can have up to ${NAME_MAX_LENGTH} letters. Make it shorter to save.`,
    }),
    ...(note.length > longest && {
      note: t`A note can have up to ${longest} characters. Make it shorter to save.`,
    }),
  };
}

/** The check-in as it is saved; null until a place was chosen. A change keeps its own moment. */
function valueOf({ place, words, tags, note, of }: Draft): CheckIn | null {
  if (place === null) return null;
  const { at, offset } = of?.value ?? nowHere();
  return {
    at,
    offset,
    // What was never asked stays so, unless it is moved.
    energy: of?.value.energy === null && place.energy === 0 ? null : place.energy,
    pleasant: place.pleasant,
    words: tidyNames(words, Math.max(WORDS_MAX, of?.value.words.length ?? 0)),
    tags: tagsIn(tags),
    note: note.trim(),
    link: of?.value.link ?? null,
  };
}
