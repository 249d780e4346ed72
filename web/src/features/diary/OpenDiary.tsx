import { t } from '@lingui/core/macro';
import { newestFirst } from '@stillgrove/domain/diary/entry';
import { useMemo, useState, type ReactElement } from 'react';
import { today } from '../../platform/clock/clock';
import { dismissToastsOfPage } from '../../platform/toasts/toast-store';
import type { KeptEntry } from '../../platform/vault/sealed-pages';
import { useVault } from '../../platform/vault/vault-store';
import { Button } from '../../ui/controls/Button';
import { LockButton } from '../../ui/vault/LockButton';
import { DiaryCare } from './DiaryCare';
import styles from './Diary.module.css';
import type { Opening } from './FirstDiary';
import { HEADING, showHeading, showLastWord, showPage, useHeadingInSight } from './heading';
import { ImportFirst } from './ImportFirst';
import { MonthView } from './MonthView';
import { newEntry } from './new-entry';
import { OnThisDay } from './OnThisDay';
import { OlderDiary } from './OlderDiary';
import { PageEditor } from './PageEditor';
import { PagesGroup } from './PagesGroup';
import { PastPages, SearchPages } from './PastPages';
import { SomeoneToTalkTo } from './SomeoneToTalkTo';
import { UnfinishedPages } from './UnfinishedPages';
import type { Opened } from './use-page-editor';
import { usePastPages } from './use-past-pages';

const PAST_PAGES = 'past-pages';

/** The open diary: a page to write on or the page of today, the month, and all past pages. */
export function OpenDiary({ opening }: { opening: Opening }): ReactElement {
  const { pages, resume } = useVault();
  const [writing, setWriting] = useState<Opened | null>(() => {
    const draft = pages.drafts.find(({ id }) => id === resume);
    if (draft !== undefined) return { ...draft, draftId: draft.id };
    // Someone who wrote today sees that page first: an empty one would look as if it were gone.
    return opening === 'page' && newestOf(today(), pages.entries) === undefined ? blank() : null;
  });
  const [importing, setImporting] = useState(opening === 'import' && resume === null);
  const [edited, setEdited] = useState<string | null>(null);
  /** The page that was saved just now, which stands at the top until something else is written. */
  const [savedId, setSavedId] = useState(() =>
    opening === 'past pages' && pages.entries.length === 1 ? pages.entries[0]?.entry.id : undefined,
  );
  const past = usePastPages(pages.entries);
  const justSaved = pages.entries.find(({ entry }) => entry.id === savedId);
  const first =
    past.asked !== '' || writing !== null ? undefined : (justSaved ?? newestOf(today(), pages.entries));
  const entries = useMemo(() => pages.entries.map(({ entry }) => entry), [pages.entries]);
  const state = importing ? 'import' : (writing?.draftId ?? writing?.entry.id ?? 'past pages');
  useHeadingInSight(state, () => {
    const isShown =
      writing === null ? edited !== null && showPage(edited) : isContinued(writing) && showLastWord();
    if (!isShown) showHeading();
  });

  const write = (opened: Opened) => {
    // What was said of the page before would lie over this one's Save.
    dismissToastsOfPage();
    setEdited(null);
    setSavedId(undefined);
    setWriting(opened);
  };
  const done = () => {
    // Back to where the page stands among the others.
    setEdited(writing?.revision == null ? null : writing.entry.id);
    setSavedId(writing?.revision === null ? writing.entry.id : undefined);
    setWriting(null);
  };

  if (importing) return <ImportFirst onDone={() => setImporting(false)} />;
  const isAlone = writing !== null && writing.revision !== null;
  const hasPages = pages.entries.length > 0;
  return (
    <div className={styles.diary} data-alone={isAlone || !hasPages || undefined}>
      <div className={styles.page}>
        <header className={styles.top}>
          <h1 {...HEADING} className="like-h2">
            {isAlone ? t`Edit page` : t`Diary`}
          </h1>
          <div className={styles.tools}>
            {writing !== null && !isAlone && hasPages && (
              <a href={`#${PAST_PAGES}`} className={`text-link ${styles.toPast ?? ''}`}>
                {t`Past pages`}
              </a>
            )}
            <LockButton words={t`Lock`} />
          </div>
        </header>
        <UnfinishedPages
          drafts={isAlone ? [] : pages.drafts.filter(({ entry }) => entry.id !== writing?.entry.id)}
          onEdit={write}
        />
        {writing === null ? (
          <div>
            <Button kind="main" onClick={() => write(blank())}>
              {t`Write a page`}
            </Button>
          </div>
        ) : (
          <PageEditor key={state} opened={writing} onDone={done} />
        )}
        {first !== undefined && (
          <PagesGroup
            title={first === justSaved ? t`Your new page` : t`Today’s page`}
            pages={[first]}
            onEdit={write}
          />
        )}
        {!isAlone && <OnThisDay entries={entries} onRead={past.showDay} />}
        {(writing !== null || !hasPages) && <SomeoneToTalkTo />}
      </div>
      <div className={styles.month} data-searched={past.asked !== ''} hidden={isAlone || !hasPages}>
        <h2 id={PAST_PAGES} tabIndex={-1} className="like-h3">
          {t`Past pages`}
        </h2>
        {pages.entries.some((kept) => kept !== first) && <SearchPages past={past} />}
        <MonthView entries={entries} onChoose={past.showDay} />
      </div>
      <div className={styles.past} hidden={isAlone}>
        <PastPages pages={pages} past={past} without={first} onEdit={write} />
        <OlderDiary />
        {writing === null && hasPages && <SomeoneToTalkTo />}
      </div>
      <div className={styles.end} hidden={isAlone}>
        <DiaryCare />
      </div>
    </div>
  );
}

/** Whoever keeps writing goes on after the last word. */
function isContinued({ draftId, entry }: Opened): boolean {
  return draftId !== null && entry.text !== '';
}

function newestOf(day: string, entries: readonly KeptEntry[]): KeptEntry | undefined {
  return entries
    .filter(({ entry }) => entry.day === day)
    .toSorted((a, b) => newestFirst(a.entry, b.entry))
    .at(0);
}

function blank(): Opened {
  return { entry: newEntry(), revision: null, draftId: null };
}
