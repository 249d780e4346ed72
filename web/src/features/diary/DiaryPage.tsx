import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { isWeather } from '@stillgrove/domain/diary/weather';
import { useState, type ReactElement } from 'react';
import { remove } from '../../platform/vault/tab-vault';
import type { KeptEntry } from '../../platform/vault/sealed-pages';
import { showToast } from '../../platform/toasts/toast-store';
import { Button } from '../../ui/controls/Button';
import { Confirm } from '../../ui/controls/Confirm';
import styles from './DiaryPage.module.css';
import { headingOfPage, showHeading } from './heading';
import type { Opened } from './use-page-editor';
import { moodInWords } from './weather-words';
import { WeatherDrawing } from './WeatherDrawing';
import { dayInFewWords, dayInWords, timeOfPage, TROUBLE_WORDS } from './words';

/** Longer pages are cut until someone asks for more. */
const FOLDED_LENGTH = 600;

export function DiaryPage({
  kept,
  onEdit,
}: {
  kept: KeptEntry;
  onEdit: (opened: Opened) => void;
}): ReactElement {
  const { entry } = kept;
  const [unfolded, setUnfolded] = useState(false);
  const time = timeOfPage(entry);
  // Pages of one day are told apart by it.
  const day = dayInWords(entry.day);
  const name = time === null ? day : t`${day}, saved at ${time}`;
  const long = entry.text.length > FOLDED_LENGTH;
  const removePage = async () => {
    const { outcome } = await remove(entry.id);
    if (outcome === 'removed') {
      showToast(t`Page deleted.`);
      showHeading();
    } else showToast(TROUBLE_WORDS[outcome], 'error');
  };
  return (
    <li className={styles.page}>
      <article aria-label={name}>
        <header className={styles.top}>
          {isWeather(entry.mood) && (
            <span className={styles.weather}>
              <WeatherDrawing weather={entry.mood} />
            </span>
          )}
          <h3 {...headingOfPage(entry.id)}>
            <time dateTime={entry.day}>{dayInFewWords(entry.day)}</time>
          </h3>
          {entry.mood !== '' && (
            <p className={styles.mood} data-word={!isWeather(entry.mood) || undefined}>
              <bdi>{moodInWords(entry.mood)}</bdi>
            </p>
          )}
          {time !== null && <p className={styles.time}>{t`Saved at ${time}`}</p>}
        </header>
        {kept.outdated && (
          <p className={styles.outdated}>
            <Trans>
              This is an older version of this page. Something outside your diary put it back, and newer words
              may be missing. To keep this version, choose Edit, then Save.
            </Trans>
          </p>
        )}
        <p dir="auto" className={styles.text} data-folded={long && !unfolded}>
          {entry.text}
        </p>
        <div className={styles.actions}>
          {long && (
            <Button kind="quiet" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
              {unfolded ? t`Show less` : t`Show more`}
            </Button>
          )}
          <Button
            kind="quiet"
            aria-label={t`Edit: ${name}`}
            onClick={() => onEdit({ ...kept, draftId: null })}
          >
            {t`Edit`}
          </Button>
          <Confirm
            ask={t`Delete`}
            of={name}
            question={t`Delete your page from ${name}? You can’t undo this.`}
            confirm={t`Delete page`}
            keep={t`Keep it`}
            onConfirm={() => void removePage()}
          />
        </div>
      </article>
    </li>
  );
}
