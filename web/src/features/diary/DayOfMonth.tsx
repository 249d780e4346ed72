import { plural } from '@lingui/core/macro';
import type { DiaryEntry } from '@stillgrove/domain/diary/entry';
import { isWeather } from '@stillgrove/domain/diary/weather';
import type { ReactElement } from 'react';
import styles from './MonthView.module.css';
import { moodInWords } from './weather-words';
import { WeatherDrawing } from './WeatherDrawing';
import { dayInWords } from './words';

type Props = {
  day: string;
  /** Those about this day, the newest first. */
  pages: readonly DiaryEntry[];
  onChoose: (day: string) => void;
};

/** A day of the month, which leads to its pages if it has any. */
export function DayOfMonth({ day, pages, onChoose }: Props): ReactElement {
  const number = <span className={styles.number}>{Number(day.slice(-2))}</span>;
  if (pages.length === 0) return <span className={styles.day}>{number}</span>;
  const mood = pages.find((page) => page.mood !== '')?.mood ?? '';
  const words = [
    dayInWords(day),
    moodInWords(mood),
    pages.length > 1 ? plural(pages.length, { one: '# page', other: '# pages' }) : '',
  ];
  return (
    <button
      type="button"
      className={styles.day}
      aria-label={words.filter((word) => word !== '').join(', ')}
      onClick={() => onChoose(day)}
    >
      {number}
      <span className={styles.mark}>
        {isWeather(mood) ? <WeatherDrawing weather={mood} /> : <span className={styles.written} />}
      </span>
    </button>
  );
}
