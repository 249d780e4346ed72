import { t } from '@lingui/core/macro';
import type { DiaryEntry } from '@stillgrove/domain/diary/entry';
import { useState, type ReactElement } from 'react';
import { today } from '../../platform/clock/clock';
import styles from './PageFields.module.css';
import { PageDate } from './PageDate';
import { Paper } from './Paper';
import { WeatherChoice } from './WeatherChoice';

export type PageChange = Partial<Pick<DiaryEntry, 'day' | 'mood' | 'text'>>;

type Props = {
  entry: DiaryEntry;
  /** Whether it was never saved before. */
  isNew: boolean;
  /** Which field cannot be saved as it is. */
  wrong: 'day' | 'text' | null;
  busy: boolean;
  onChange: (change: PageChange) => void;
};

/** What a page is made of: its day, its weather and its words. */
export function PageFields({ entry, isNew, wrong, busy, onChange }: Props): ReactElement {
  const isToday = entry.day === today();
  // Words that were begun under a question keep it, also past midnight or when the page gets another date.
  const [begunOn, setBegunOn] = useState<string | null>(null);
  return (
    <>
      <div className={styles.about}>
        <PageDate
          day={entry.day}
          wrong={wrong === 'day'}
          readOnly={busy}
          onChange={(day) => onChange({ day })}
        />
        <WeatherChoice
          question={isToday ? t`How was today?` : t`How was this day?`}
          mood={entry.mood}
          onChange={(mood) => onChange({ mood })}
        />
      </div>
      <Paper
        // Of another day, or about words that are there, a question would be out of place.
        questionOf={isNew ? (isToday ? entry.day : begunOn) : null}
        text={entry.text}
        error={
          wrong === 'text'
            ? t`This page is empty. Write something or choose a weather, then save.`
            : undefined
        }
        readOnly={busy}
        onChange={(text) => {
          if (isToday) setBegunOn(entry.day);
          onChange({ text });
        }}
      />
    </>
  );
}
