import { plural, t } from '@lingui/core/macro';
import type { DiaryEntry } from '@stillgrove/domain/diary/entry';
import { onThisDay } from '@stillgrove/domain/diary/on-this-day';
import type { ReactElement } from 'react';
import { today } from '../../platform/clock/clock';
import { Button } from '../../ui/controls/Button';
import styles from './OnThisDay.module.css';

type Props = { entries: readonly DiaryEntry[]; onRead: (day: string) => void };

/** Says that there is a page about this day of an earlier year. Its words wait for a press: not every day is one to go back to. */
export function OnThisDay({ entries, onRead }: Props): ReactElement | null {
  const found = onThisDay(entries, today());
  if (found === null) return null;
  return (
    <p className={styles.line}>
      {plural(found.years, {
        one: 'You have a page from a year ago today.',
        other: 'You have a page from # years ago today.',
      })}{' '}
      <Button kind="quiet" onClick={() => onRead(found.day)}>{t`Read it`}</Button>
    </p>
  );
}
