import { plural } from '@lingui/core/macro';
import { entriesByDay, monthBeside, monthOf, newestMonth } from '@stillgrove/domain/diary/month';
import type { DiaryEntry } from '@stillgrove/domain/diary/entry';
import { isWeather } from '@stillgrove/domain/diary/weather';
import { useMemo, useState, type ReactElement } from 'react';
import { today } from '../../platform/clock/clock';
import { DayOfMonth, Month } from '../../ui/calendar/Month';
import styles from './MonthView.module.css';
import { moodInWords } from './weather-words';
import { WeatherDrawing } from './WeatherDrawing';
import { dayInWords, monthInWords } from './words';

type Props = { entries: readonly DiaryEntry[]; onChoose: (day: string) => void };

/** A month with the weather of each day that has a page. All other days are days: nothing is said about them. */
export function MonthView({ entries, onChoose }: Props): ReactElement {
  const now = today();
  const [month, setMonth] = useState(() => monthOf(now));
  const byDay = useMemo(() => entriesByDay(entries), [entries]);
  return (
    <Month
      month={month}
      name={monthInWords(`${month}-01`)}
      today={now}
      earlier={monthBeside(month, -1)}
      later={month < newestMonth([now, ...byDay.keys()]) ? monthBeside(month, 1) : null}
      onMonth={setMonth}
    >
      {(day) => <Day day={day} pages={byDay.get(day) ?? []} onChoose={onChoose} />}
    </Month>
  );
}

type DayProps = {
  day: string;
  /** Those about this day, the newest first. */
  pages: readonly DiaryEntry[];
  onChoose: (day: string) => void;
};

/** A day, which leads to its pages if it has any. */
function Day({ day, pages, onChoose }: DayProps): ReactElement {
  if (pages.length === 0) return <DayOfMonth day={day} />;
  const mood = pages.find((page) => page.mood !== '')?.mood ?? '';
  const words = [
    dayInWords(day),
    moodInWords(mood),
    pages.length > 1 ? plural(pages.length, { one: '# page', other: '# pages' }) : '',
  ];
  return (
    <DayOfMonth
      day={day}
      press={{ label: words.filter((word) => word !== '').join(', '), onPress: () => onChoose(day) }}
    >
      <span className={styles.mark}>
        {isWeather(mood) ? <WeatherDrawing weather={mood} /> : <span className={styles.written} />}
      </span>
    </DayOfMonth>
  );
}
