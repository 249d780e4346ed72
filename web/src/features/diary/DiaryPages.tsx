import { newestFirst } from '@stillgrove/domain/diary/entry';
import { findEntries } from '@stillgrove/domain/diary/search';
import { useDeferredValue, useMemo, useState, type ReactElement } from 'react';
import type { KeptEntry, Pages } from '../../platform/diary-vault/vault';
import { Button } from '../../ui/controls/Button';
import { Found } from '../../ui/filters/Found';
import { SearchBox } from '../../ui/filters/SearchBox';
import { counted } from '../../ui/filters/words';
import styles from './DiaryPages.module.css';
import { DiaryPage } from './DiaryPage';
import { LockButton } from './LockButton';
import type { Opened } from './use-page-editor';
import { monthInWords } from './words';
import { UnfinishedPages } from './UnfinishedPages';

/** How many pages are listed before a press shows more. */
const SHOWN_AT_ONCE = 30;

type Props = { pages: Pages; onWrite: () => void; onEdit: (opened: Opened) => void };

export function DiaryPages({ pages, onWrite, onEdit }: Props): ReactElement {
  const [asked, setAsked] = useState('');
  const [limit, setLimit] = useState(SHOWN_AT_ONCE);
  const deferred = useDeferredValue(asked);
  const found = useMemo(() => ordered(pages.entries, deferred), [pages.entries, deferred]);
  const shown = found.slice(0, limit);
  const outdated = pages.entries.filter((kept) => kept.outdated).length;
  return (
    <>
      <header className={styles.top}>
        <h1 className={styles.title} tabIndex={-1} data-diary-title>
          Diary
        </h1>
        <div className={styles.actions}>
          <Button kind="main" onClick={onWrite}>
            Write a page
          </Button>
          <LockButton />
        </div>
      </header>
      <UnfinishedPages drafts={pages.drafts} onEdit={onEdit} />
      {pages.unreadable > 0 && (
        <p role="alert">
          {counted(pages.unreadable, {
            one: 'We can’t open one page, because something outside this diary changed it.',
            other: 'We can’t open # pages, because something outside this diary changed them.',
          })}
        </p>
      )}
      {outdated > 0 && (
        <p role="alert">
          {counted(outdated, {
            one: 'On one page, something outside this diary put an older version back. It is marked below.',
            other:
              'On # pages, something outside this diary put an older version back. They are marked below.',
          })}
        </p>
      )}
      {pages.entries.length === 0 ? (
        <p className={styles.empty}>
          You have no pages yet. One sentence about today is enough. You can skip any day.
        </p>
      ) : (
        <>
          <div className={styles.search}>
            <SearchBox
              label="Search your diary"
              placeholder="Word, mood, or date"
              value={asked}
              onChange={(words) => {
                setAsked(words);
                setLimit(SHOWN_AT_ONCE);
              }}
            />
            <Found count={found.length} one="# page" other="# pages" />
          </div>
          {monthsOf(shown).map(({ month, entries }) => (
            <section key={month} aria-label={month} className={styles.month}>
              <h2 className={styles.monthName}>{month}</h2>
              <ul className={styles.list}>
                {entries.map((kept) => (
                  <DiaryPage key={kept.entry.id} kept={kept} onEdit={onEdit} />
                ))}
              </ul>
            </section>
          ))}
          {found.length === 0 && <p>No page has all of these words. Try fewer words, or part of a word.</p>}
          {found.length > limit && (
            <div>
              <Button onClick={() => setLimit(limit + SHOWN_AT_ONCE)}>Show earlier pages</Button>
            </div>
          )}
        </>
      )}
    </>
  );
}

function ordered(entries: readonly KeptEntry[], asked: string): KeptEntry[] {
  const byEntry = new Map(entries.map((kept) => [kept.entry, kept]));
  return findEntries([...byEntry.keys()], asked)
    .toSorted(newestFirst)
    .flatMap((entry) => byEntry.get(entry) ?? []);
}

function monthsOf(entries: readonly KeptEntry[]): { month: string; entries: KeptEntry[] }[] {
  const months = new Map<string, KeptEntry[]>();
  for (const kept of entries) {
    const month = monthInWords(kept.entry.day);
    months.set(month, [...(months.get(month) ?? []), kept]);
  }
  return [...months].map(([month, list]) => ({ month, entries: list }));
}
