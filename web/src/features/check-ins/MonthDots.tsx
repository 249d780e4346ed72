import { plural } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { DayOfMonth, Month } from '../../ui/calendar/Month';
import { styleProperties } from '../../ui/controls/style-properties';
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
export function MonthDots({ month, days, shown, onDay, ...others }: Props): ReactElement {
  return (
    <Month month={month} name={monthInWords(month)} {...others}>
      {(day) => <Day day={day} records={days.get(day) ?? []} isShown={day === shown} onDay={onDay} />}
    </Month>
  );
}

type DayProps = {
  day: string;
  records: readonly SavedCheckIn[];
  isShown: boolean;
  onDay: (day: string) => void;
};

function Day({ day, records, isShown, onDay }: DayProps): ReactElement {
  if (records.length === 0) return <DayOfMonth day={day} />;
  const places = records.slice(0, DOTS).map(({ value }) => placeInWords(value.pleasant, value.energy));
  const average = records.reduce((sum, { value }) => sum + value.pleasant, 0) / records.length;
  const count = plural(records.length, { one: '# check-in', other: '# check-ins' });
  return (
    <DayOfMonth
      day={day}
      press={{
        label: [dayInWords(day), count, ...places].join('. '),
        isPressed: isShown,
        onPress: () => onDay(day),
      }}
    >
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
    </DayOfMonth>
  );
}
