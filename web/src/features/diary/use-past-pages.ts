import { newestFirst, type DiaryEntry } from '@stillgrove/domain/diary/entry';
import { findEntries } from '@stillgrove/domain/diary/search';
import { useDeferredValue, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { KeptEntry } from '../../platform/vault/sealed-pages';
import { showPage } from './heading';
import { moodInWords } from './weather-words';
import { dayInWords } from './words';

/** How many pages are listed before a press shows more. */
const SHOWN_AT_ONCE = 30;

/** The past pages as far as they are searched for and listed. */
export function usePastPages(entries: readonly KeptEntry[]) {
  const [asked, setAsked] = useState('');
  const [limit, setLimit] = useState(SHOWN_AT_ONCE);
  const deferred = useDeferredValue(asked);
  // All pages are there at once, so that one can be led to.
  const sought = asked === '' ? '' : deferred;
  const found = useMemo(() => ordered(entries, sought), [entries, sought]);
  return {
    asked,
    found,
    shown: found.slice(0, limit),
    hasMore: found.length > limit,
    search(words: string) {
      setAsked(words);
      setLimit(SHOWN_AT_ONCE);
    },
    showMore: () => setLimit(limit + SHOWN_AT_ONCE),
    /** Leads to the newest page about a day. */
    showDay(day: string) {
      const all = ordered(entries, '');
      const at = all.findIndex(({ entry }) => entry.day === day);
      const id = all[at]?.entry.id;
      if (id === undefined || showPage(id)) return;
      // Listed at once, so that it can be led to.
      flushSync(() => {
        setAsked('');
        setLimit(Math.max(limit, at + 1));
      });
      showPage(id);
    },
  };
}

export type PastPagesList = ReturnType<typeof usePastPages>;

function ordered(entries: readonly KeptEntry[], asked: string): KeptEntry[] {
  const byEntry = new Map(entries.map((kept) => [kept.entry, kept]));
  return findEntries([...byEntry.keys()], asked, asSpoken)
    .toSorted(newestFirst)
    .flatMap((entry) => byEntry.get(entry) ?? []);
}

function asSpoken({ day, mood }: DiaryEntry): string {
  return `${dayInWords(day)} ${moodInWords(mood)}`;
}
