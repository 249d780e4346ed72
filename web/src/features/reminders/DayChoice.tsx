import { t } from '@lingui/core/macro';
import { type Weekday, WEEKDAYS } from '@stillgrove/domain/reminders/calendar-file';
import { useId, useMemo, type ReactElement } from 'react';
import { firstWeekday } from '../../platform/language/first-weekday';
import { weekdayNames } from '../../platform/language/weekday-names';
import styles from './DayChoice.module.css';

type Props = {
  days: readonly Weekday[];
  error: string | undefined;
  onChange: (days: readonly Weekday[]) => void;
};

/** The days of a week, any of them, in the order in which the device’s weeks begin. */
export function DayChoice({ days, error, onChange }: Props): ReactElement {
  const id = useId();
  const names = useMemo(() => weekdayNames(), []);
  const first = firstWeekday();
  const inOrder = [...WEEKDAYS.slice(first - 1), ...WEEKDAYS.slice(0, first - 1)];
  const change = (day: Weekday, on: boolean) =>
    onChange(WEEKDAYS.filter((one) => (one === day ? on : days.includes(one))));
  return (
    <fieldset className={styles.days} aria-describedby={error === undefined ? undefined : id}>
      <legend className={styles.legend}>{t`Days`}</legend>
      {inOrder.map((day) => (
        <label key={day} className={styles.day}>
          <input
            type="checkbox"
            checked={days.includes(day)}
            onChange={({ target }) => change(day, target.checked)}
          />
          <span aria-hidden>{names[day - 1]?.short}</span>
          <span className="visually-hidden">{names[day - 1]?.long}</span>
        </label>
      ))}
      {error !== undefined && (
        <p id={id} role="alert" className={`error ${styles.error}`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
