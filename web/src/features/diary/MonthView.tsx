import { t } from '@lingui/core/macro';
import { entriesByDay, monthBeside, monthOf, newestMonth, weeksOf } from '@stillgrove/domain/diary/month';
import type { DiaryEntry } from '@stillgrove/domain/diary/entry';
import { useMemo, useState, type ReactElement } from 'react';
import { today } from '../../platform/clock/clock';
import { firstWeekday } from '../../platform/language/first-weekday';
import { weekdayNames } from '../../platform/language/weekday-names';
import { Icon } from '../../ui/drawing/Icon';
import { DayOfMonth } from './DayOfMonth';
import styles from './MonthView.module.css';
import { monthInWords } from './words';

type Props = { entries: readonly DiaryEntry[]; onChoose: (day: string) => void };

/** A month with the weather of each day that has a page. All other days are days: nothing is said about them. */
export function MonthView({ entries, onChoose }: Props): ReactElement {
  const now = today();
  const [month, setMonth] = useState(() => monthOf(now));
  const byDay = useMemo(() => entriesByDay(entries), [entries]);
  const first = firstWeekday();
  const later = month < newestMonth([now, ...byDay.keys()]) ? monthBeside(month, 1) : null;
  return (
    <div className={styles.frame}>
      <MonthButton name={t`Previous month`} icon="previous" to={monthBeside(month, -1)} onPress={setMonth} />
      <MonthButton name={t`Next month`} icon="next" to={later} onPress={setMonth} />
      <table className={styles.table}>
        <caption className={styles.caption} aria-live="polite">
          {monthInWords(`${month}-01`)}
        </caption>
        <thead>
          <tr>
            {weekdaysFrom(first).map(({ short, long }) => (
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
                <td key={column} aria-current={day === now ? 'date' : undefined}>
                  {day !== null && <DayOfMonth day={day} pages={byDay.get(day) ?? []} onChoose={onChoose} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function weekdaysFrom(first: number): { short: string; long: string }[] {
  const names = weekdayNames();
  return [...names.slice(first - 1), ...names.slice(0, first - 1)];
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
