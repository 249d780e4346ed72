import { t } from '@lingui/core/macro';
import type { Level } from '@stillgrove/domain/check-ins/check-in';
import { useId, type ReactElement } from 'react';
import type { Place } from './FeelingField';
import styles from './FeelingSliders.module.css';
import { ENERGY_WORDS, PLEASANT_WORDS } from './place-words';

type Props = { place: Place | null; onChoose: (place: Place) => void };

const MIDDLE: Place = { pleasant: 0, energy: 0 };

/** The two axes one by one, for whom a field is not easy to use. */
export function FeelingSliders({ place, onChoose }: Props): ReactElement {
  const { pleasant, energy } = place ?? MIDDLE;
  return (
    <div className={styles.sliders}>
      <Slider
        label={t`How pleasant is it?`}
        words={PLEASANT_WORDS}
        level={pleasant}
        onChange={(level) => onChoose({ pleasant: level, energy })}
      />
      <Slider
        label={t`How much energy do you have?`}
        words={ENERGY_WORDS}
        level={energy}
        onChange={(level) => onChoose({ pleasant, energy: level })}
      />
      {place === null && (
        <button type="button" className="text-link" onClick={() => onChoose(MIDDLE)}>
          {t`Both in the middle`}
        </button>
      )}
    </div>
  );
}

type SliderProps = {
  label: string;
  words: Readonly<Record<Level, string>>;
  level: Level;
  onChange: (level: Level) => void;
};

function Slider({ label, words, level, onChange }: SliderProps): ReactElement {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={-2}
        max={2}
        step={1}
        value={level}
        aria-valuetext={words[level]}
        onChange={({ target }) => onChange(Number(target.value) as Level)}
      />
      <p className={styles.ends} aria-hidden="true">
        <span>{words['-2']}</span>
        <span>{words['2']}</span>
      </p>
    </div>
  );
}
