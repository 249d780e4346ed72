import { plural } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { DayOfMonth, Month } from '../../ui/calendar/Month';
import { dayInWords, monthInWords } from './date-words';
import { DOTS, FieldInSmall } from './FieldInSmall';
import { placeInWords } from './place-words';
import type { SavedCheckIn } from './use-check-ins';

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
      <FieldInSmall records={records} />
    </DayOfMonth>
  );
}
