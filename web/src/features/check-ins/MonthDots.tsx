import { plural, t } from '@lingui/core/macro';
import { weeksOf } from '@stillgrove/domain/diary/month';
import type { ReactElement } from 'react';
import { firstWeekday } from '../../platform/language/first-weekday';
import { weekdayNames } from '../../platform/language/weekday-names';
import { styleProperties } from '../../ui/controls/style-properties';
import { Icon } from '../../ui/drawing/Icon';
import { dayInWords, monthInWords } from './date-words';
import styles from './MonthDots.module.css';
import { placeInWords } from './place-words';
import type { SavedCheckIn } from './use-check-ins';

/** More dots than this in one day cover each other. */
const DOTS = 6;

type Props = {
  month: string;
  today: string;
  days: ReadonlyMap<string, readonly SavedCheckIn[]>;
  /** The day that is shown in full. */
  shown: string | null;
  earlier: string | null;
  later: string | null;
  onMonth: (month: string) => void;
  onDay: (day: string) => void;
};

/** Each day of a month as a small field of its own, with a dot where each check-in was. */
export function MonthDots({
  month,
  today,
  days,
  shown,
  earlier,
  later,
  onMonth,
  onDay,
}: Props): ReactElement {
  const first = firstWeekday();
  const names = weekdayNames();
  return (
    <div className={styles.frame}>
      <MonthButton name={t`Previous month`} icon="previous" to={earlier} onPress={onMonth} />
      <MonthButton name={t`Next month`} icon="next" to={later} onPress={onMonth} />
      <table className={styles.table}>
        <caption className={styles.caption} aria-live="polite">
          {monthInWords(month)}
        </caption>
        <thead>
          <tr>
            {[...names.slice(first - 1), ...names.slice(0, first - 1)].map(({ short, long }) => (
              <th key={long} scope="col">
                <span aria-hidden>{short}</span>
                <span className="visually-hidden">{long}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, first).map((week, row) => (
            <tr key={row}>
              {week.map((day, column) => (
                <td key={column} aria-current={day === today ? 'date' : undefined}>
                  {day !== null && (
                    <Day day={day} records={days.get(day) ?? []} isShown={day === shown} onDay={onDay} />
                  )}
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
  records: readonly SavedCheckIn[];
  isShown: boolean;
  onDay: (day: string) => void;
};

function Day({ day, records, isShown, onDay }: DayProps): ReactElement {
  const number = <span className={styles.number}>{Number(day.slice(-2))}</span>;
  if (records.length === 0) return <span className={styles.day}>{number}</span>;
  const places = records.slice(0, DOTS).map(({ value }) => placeInWords(value.pleasant, value.energy));
  const average = records.reduce((sum, { value }) => sum + value.pleasant, 0) / records.length;
  const count = plural(records.length, { one: '# check-in', other: '# check-ins' });
  return (
    <button
      type="button"
      className={styles.day}
      aria-pressed={isShown}
      aria-label={[dayInWords(day), count, ...places].join('. ')}
      onClick={() => onDay(day)}
    >
      {number}
      <span
        ref={styleProperties({ '--pleasant': String(average) })}
        className={styles.field}
        aria-hidden="true"
      >
        {records.slice(0, DOTS).map(({ id, value: { pleasant, energy } }) => (
          <span
            key={id}
            ref={styleProperties({ '--pleasant': String(pleasant), '--energy': String(energy ?? 0) })}
            className={styles.dot}
            data-one-axis={energy === null || undefined}
          />
        ))}
      </span>
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
