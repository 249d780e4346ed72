import { t } from '@lingui/core/macro';
import { isWeather, WEATHERS } from '@stillgrove/domain/diary/weather';
import { useId, useRef, useState, type ReactElement } from 'react';
import { moodInWords } from './weather-words';
import styles from './WeatherChoice.module.css';
import { WeatherDrawing } from './WeatherDrawing';

type Props = { question: string; mood: string; onChange: (mood: string) => void };

/** The weather of a day, or none. A page of an earlier version can keep its own word. */
export function WeatherChoice({ question, mood, onChange }: Props): ReactElement {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const [ownWord] = useState(() => (mood === '' || isWeather(mood) ? null : mood));
  const choices = [...WEATHERS, ...(ownWord === null ? [] : [ownWord])];
  const remove = () => {
    onChange('');
    // The button goes with the choice.
    group.current?.querySelector('input')?.focus();
  };
  return (
    <div className={styles.weather}>
      <div className={styles.top}>
        <p id={id} className={styles.question}>
          {question} <span className={styles.optional}>{t`(optional)`}</span>
        </p>
        <button type="button" className={styles.remove} data-shown={mood !== ''} onClick={remove}>
          {t`Remove`} <span className="visually-hidden">{moodInWords(mood)}</span>
        </button>
      </div>
      <div ref={group} role="radiogroup" aria-labelledby={id} className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice} className={styles.choice} data-word={choice === ownWord || undefined}>
            <input
              type="radio"
              name={id}
              value={choice}
              checked={mood === choice}
              onChange={() => onChange(choice)}
            />
            {isWeather(choice) && <WeatherDrawing weather={choice} />}
            <bdi>{moodInWords(choice)}</bdi>
          </label>
        ))}
      </div>
    </div>
  );
}
