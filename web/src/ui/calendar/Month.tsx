import { t } from '@lingui/core/macro';
import { weeksOf } from '@stillgrove/domain/diary/month';
import type { ReactElement, ReactNode } from 'react';
import { firstWeekday } from '../../platform/language/first-weekday';
import { weekdaysInOrder } from '../../platform/language/weekday-names';
import { Icon } from '../drawing/Icon';
import styles from './Month.module.css';

type Props = {
  /** Such as `2026-11`. */
  month: string;
  /** Its name and year in words. */
  name: string;
  /** Such as `2026-11-28`. */
  today: string;
  /** The months beside it that can be shown; null where there is none. */
  earlier: string | null;
  later: string | null;
  onMonth: (month: string) => void;
  /** What stands on a day: a `DayOfMonth`. */
  children: (day: string) => ReactElement;
};

/** A month as a table of its weeks, with the ways to the months beside it. */
export function Month({ month, name, today, earlier, later, onMonth, children }: Props): ReactElement {
  return (
    <div className={styles.frame}>
      <MonthButton name={t`Previous month`} icon="previous" to={earlier} onPress={onMonth} />
      <MonthButton name={t`Next month`} icon="next" to={later} onPress={onMonth} />
      <table className={styles.table}>
        <caption className={styles.caption} aria-live="polite">
          {name}
        </caption>
        <thead>
          <tr>
            {weekdaysInOrder().map(({ short, long }) => (
              <th key={long} scope="col">
                <span aria-hidden>{short}</span>
                <span className="visually-hidden">{long}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, firstWeekday()).map((week, row) => (
            <tr key={row}>
              {week.map((day, column) => (
                <td key={column} aria-current={day === today ? 'date' : undefined}>
                  {day !== null && children(day)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type DayProps = {
  day: string;
  /** What a press does and how it is called; left out on a day that has nothing to show. */
  press?: { readonly label: string; readonly isPressed?: boolean; readonly onPress: () => void };
  children?: ReactNode;
};

/** The number of a day, and below it what there is of this day. */
export function DayOfMonth({ day, press, children }: DayProps): ReactElement {
  const number = <span className={styles.number}>{Number(day.slice(-2))}</span>;
  if (press === undefined) return <span className={styles.day}>{number}</span>;
  return (
    <button
      type="button"
      className={styles.day}
      aria-label={press.label}
      aria-pressed={press.isPressed}
      onClick={press.onPress}
    >
      {number}
      {children}
    </button>
  );
}

type MonthButtonProps = {
  name: string;
  icon: 'previous' | 'next';
  to: string | null;
  onPress: (month: string) => void;
};

/** Stays where the last month is reached, so that the focus does. */
function MonthButton({ name, icon, to, onPress }: MonthButtonProps): ReactElement {
  return (
    <button
      type="button"
      className={styles.beside}
      data-side={icon}
      aria-label={name}
      aria-disabled={to === null}
      onClick={() => {
        if (to !== null) onPress(to);
      }}
    >
      <Icon name={icon} />
    </button>
  );
}
