import { t } from '@lingui/core/macro';
import { useState, type ReactElement } from 'react';
import { firstWeekday } from '../../platform/language/first-weekday';
import { weekdaysInOrder } from '../../platform/language/weekday-names';
import { Icon } from '../../ui/drawing/Icon';
import { monthPages, weeksShown } from './calendar-days';
import styles from './DayPicker.module.css';
import { dayInWords, freeTimesInWords, monthsInWords, shortDayInWords } from './time-words';

type Props = {
  /** The free times of each day that has any. */
  days: ReadonlyMap<string, readonly string[]>;
  chosen: string | null;
  onChoose: (day: string) => void;
};

/** One month at a time, or two when little is left of the first; days without a free time are there to see and cannot be chosen. */
export function DayPicker({ days, chosen, onChoose }: Props): ReactElement {
  const pages = monthPages(days, firstWeekday());
  const [index, setIndex] = useState(0);
  const months = pages[Math.min(index, pages.length - 1)] ?? [];
  return (
    <div className={styles.picker}>
      <div className={styles.months}>
        <button
          type="button"
          className={styles.turn}
          aria-label={t`Month before`}
          aria-disabled={index === 0}
          onClick={() => setIndex(Math.max(0, index - 1))}
        >
          <Icon name="previous" />
        </button>
        <p className={styles.month} aria-live="polite">
          {monthsInWords(months)}
        </p>
        <button
          type="button"
          className={styles.turn}
          aria-label={t`Month after`}
          aria-disabled={index >= pages.length - 1}
          onClick={() => setIndex(Math.min(pages.length - 1, index + 1))}
        >
          <Icon name="next" />
        </button>
      </div>
      <ol className={styles.weekdays} aria-hidden>
        {weekdaysInOrder().map(({ short }) => (
          <li key={short}>{short}</li>
        ))}
      </ol>
      <ol className={styles.days}>
        {weeksShown(months, days, firstWeekday())
          .flat()
          .map(
            (day, place) =>
              day !== null && (
                <li key={day} style={{ gridColumn: (place % 7) + 1 }} aria-hidden={!days.has(day)}>
                  <Day
                    day={day}
                    namesMonth={months.length > 1 && day.endsWith('-01')}
                    times={days.get(day)}
                    chosen={day === chosen}
                    onChoose={onChoose}
                  />
                </li>
              ),
          )}
      </ol>
    </div>
  );
}

type DayProps = {
  day: string;
  /** Whether to name its month, since several months share the weeks. */
  namesMonth: boolean;
  times: readonly string[] | undefined;
  chosen: boolean;
  onChoose: (day: string) => void;
};

function Day({ day, namesMonth, times, chosen, onChoose }: DayProps): ReactElement {
  const number = namesMonth ? (
    <span className={styles.first}>{shortDayInWords(day)}</span>
  ) : (
    String(Number(day.slice(-2)))
  );
  if (times === undefined) return <span className={styles.closed}>{number}</span>;
  return (
    <button
      type="button"
      className={styles.day}
      aria-pressed={chosen}
      aria-label={`${dayInWords(day)}, ${freeTimesInWords(times.length)}`}
      onClick={() => onChoose(day)}
    >
      {number}
    </button>
  );
}
