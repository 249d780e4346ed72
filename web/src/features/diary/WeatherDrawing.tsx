import type { Weather } from '@stillgrove/domain/diary/weather';
import type { ReactElement } from 'react';
import styles from './WeatherDrawing.module.css';

const RAYS = Array.from({ length: 8 }, (_, ray) => ray * 45);

const DRAWINGS: Readonly<Record<Weather, ReactElement>> = {
  clear: (
    <>
      <circle cx="28" cy="28" r="12" className={styles.sun} />
      {RAYS.map((angle) => (
        <path
          key={angle}
          d="M28 9.5v-5"
          transform={`rotate(${String(angle)} 28 28)`}
          className={styles.ray}
        />
      ))}
    </>
  ),
  'part sun': (
    <>
      <circle cx="22" cy="21" r="10.5" className={styles.sun} />
      <path d="M22 6.5v-3M7.5 21h-3M11.7 10.7l-2.1-2.1M32.3 10.7l2.1-2.1" className={styles.ray} />
      <path d="M18 46a9 9 0 0 1 1-18 13 13 0 0 1 24-1 9.5 9.5 0 0 1-1 19z" className={styles.cloud} />
    </>
  ),
  cloudy: (
    <>
      <path d="M24 32a8 8 0 0 1 1-15 12 12 0 0 1 22-1 8.5 8.5 0 0 1 0 16z" className={styles.cloudBehind} />
      <path d="M14 45a9.5 9.5 0 0 1 1-19 13.5 13.5 0 0 1 25-1 10 10 0 0 1 0 20z" className={styles.cloud} />
    </>
  ),
  rain: (
    <>
      <path
        d="M15 33a9.5 9.5 0 0 1 1-19 13.5 13.5 0 0 1 25-1 10 10 0 0 1 0 20z"
        className={styles.rainCloud}
      />
      <path d="M19 39l-2.5 7M28.5 39l-3 9M38 39l-2.5 7" className={styles.drop} />
    </>
  ),
  storm: (
    <>
      <path
        d="M15 33a9.5 9.5 0 0 1 1-19 13.5 13.5 0 0 1 25-1 10 10 0 0 1 0 20z"
        className={styles.stormCloud}
      />
      <path d="M31 28l-9 13h6l-4 11 12-15h-6.5l5-9z" className={styles.bolt} />
    </>
  ),
};

/** The drawing of a weather; what stands beside it says its name. */
export function WeatherDrawing({ weather }: { weather: Weather }): ReactElement {
  return (
    <svg viewBox="0 0 56 56" className={styles.drawing} aria-hidden focusable="false">
      {DRAWINGS[weather]}
    </svg>
  );
}
