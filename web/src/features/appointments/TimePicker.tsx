import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { timesByDay } from './calendar-days';
import { DayPicker } from './DayPicker';
import { clockTime, dayInWords, freeTimesInWords, ownTimeZone, zoneInWords } from './time-words';
import styles from './TimePicker.module.css';

type Props = {
  times: readonly string[];
  chosen: string | null;
  /** Null while a day is chosen and its time is not. */
  onChoose: (time: string | null) => void;
};

/** First the day, then the time, both on the visitor's own clock. */
export function TimePicker({ times, chosen, onChoose }: Props): ReactElement {
  const timeZone = ownTimeZone();
  const days = timesByDay(times, timeZone);
  const [day, setDay] = useState(
    () => [...days].find(([, ofDay]) => chosen !== null && ofDay.includes(chosen))?.[0] ?? null,
  );
  const dayTimes = (day === null ? undefined : days.get(day)) ?? [];
  const timesOfDay = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone they stand below the month.
    if (day !== null) timesOfDay.current?.scrollIntoView({ block: 'nearest' });
  }, [day]);
  const chooseDay = (next: string) => {
    setDay(next);
    onChoose(null);
  };

  if (times.length === 0) {
    return (
      <p className={styles.none}>
        <Trans>
          This therapist has no free time in the next 60 days. Choose someone else, or check again in a few
          days.
        </Trans>
      </p>
    );
  }
  return (
    <div className={styles.picker}>
      <DayPicker days={days} chosen={day} onChoose={chooseDay} />
      <p className="visually-hidden" role="status">
        {day !== null && `${dayInWords(day)}, ${freeTimesInWords(dayTimes.length)}`}
      </p>
      <div ref={timesOfDay} className={styles.times}>
        {dayTimes.length === 0 || day === null ? (
          <p className={styles.hint}>{t`Choose a day to see its times.`}</p>
        ) : (
          <>
            <p id="times-of-day" className={styles.day}>
              {dayInWords(day)}
            </p>
            <ul className={styles.list} aria-labelledby="times-of-day">
              {dayTimes.map((time) => (
                <li key={time}>
                  <button
                    type="button"
                    className={styles.time}
                    aria-pressed={time === chosen}
                    onClick={() => onChoose(time)}
                  >
                    {clockTime(time, timeZone)}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
        <p className={styles.zone}>
          <Trans>Times are in your time zone: {zoneInWords(timeZone)}.</Trans>
        </p>
      </div>
    </div>
  );
}
