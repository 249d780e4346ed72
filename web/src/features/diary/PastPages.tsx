import { plural, t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import type { KeptEntry, Pages } from '../../platform/vault/sealed-pages';
import { Button } from '../../ui/controls/Button';
import { Found } from '../../ui/filters/Found';
import { SearchBox } from '../../ui/filters/SearchBox';
import { PagesGroup } from './PagesGroup';
import styles from './PastPages.module.css';
import type { Opened } from './use-page-editor';
import type { PastPagesList } from './use-past-pages';
import { monthInWords } from './words';

type Props = {
  pages: Pages;
  past: PastPagesList;
  /** One that stands elsewhere on the screen. */
  without: KeptEntry | undefined;
  onEdit: (opened: Opened) => void;
};

/** All pages that were saved, the newest first. */
export function PastPages({ pages, past, without, onEdit }: Props): ReactElement {
  const outdated = pages.entries.filter((kept) => kept.outdated).length;
  return (
    <>
      {pages.unreadable > 0 && (
        <p role="alert">
          {plural(pages.unreadable, {
            one: 'We can’t open one page, because what is stored of it here is damaged. Your other pages open as usual.',
            other:
              'We can’t open # pages, because what is stored of them here is damaged. Your other pages open as usual.',
          })}
        </p>
      )}
      {outdated > 0 && (
        <p role="alert">
          {plural(outdated, {
            one: 'On one page, something outside this diary put an older version back. It’s marked below.',
            other:
              'On # pages, something outside this diary put an older version back. They are marked below.',
          })}
        </p>
      )}
      {pages.entries.length === 0 && (
        <p className={styles.empty}>
          {t`You have no pages yet. One sentence about today is enough, and you can skip any day.`}
        </p>
      )}
      {pages.entries.some((kept) => kept !== without) && (
        <List past={past} without={without} onEdit={onEdit} />
      )}
    </>
  );
}

/** Narrows the past pages to those with all of some words. */
export function SearchPages({ past }: Pick<Props, 'past'>): ReactElement {
  return (
    <div className={styles.search}>
      <SearchBox
        label={t`Search your diary`}
        placeholder={t`Word, weather, or date`}
        value={past.asked}
        onChange={past.search}
      />
      <Found words={plural(past.found.length, { one: '# page', other: '# pages' })} />
    </div>
  );
}

function List({ past, without, onEdit }: Omit<Props, 'pages'>): ReactElement {
  return (
    <>
      {monthsOf(past.shown.filter((kept) => kept !== without)).map(({ month, entries }) => (
        <PagesGroup key={month} title={month} pages={entries} onEdit={onEdit} />
      ))}
      {past.found.length === 0 && (
        <p>{t`No page has all of these words. Try fewer words, or part of a word.`}</p>
      )}
      {past.hasMore && (
        <div>
          <Button onClick={past.showMore}>{t`Show earlier pages`}</Button>
        </div>
      )}
    </>
  );
}

function monthsOf(entries: readonly KeptEntry[]): { month: string; entries: KeptEntry[] }[] {
  const months = new Map<string, KeptEntry[]>();
  for (const kept of entries) {
    const month = monthInWords(kept.entry.day);
    months.set(month, [...(months.get(month) ?? []), kept]);
  }
  return [...months].map(([month, list]) => ({ month, entries: list }));
}
