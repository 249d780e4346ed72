import { t } from '@lingui/core/macro';
import { BRIGHTEST, isChannelValue, type Channel } from '@stillgrove/domain/games/color-matcher/color';
import { useId, useState, type ReactElement } from 'react';
import { styleProperties } from '../../../ui/controls/style-properties';
import styles from './ChannelControl.module.css';

type Props = {
  channel: Channel;
  value: number;
  /** The colors at the two ends of the slider, with the other channels as they are. */
  from: string;
  to: string;
  /** The name of the color that all channels make together. */
  mixed: string;
  onChange: (value: number) => void;
};

const NAMES: Readonly<Record<Channel, string>> = { red: t`Red`, green: t`Green`, blue: t`Blue` };

/** One channel, set by slider or by number; each shows what was set with the other. */
export function ChannelControl({ channel, value, from, to, mixed, onChange }: Props): ReactElement {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && !isChannelValue(numberIn(typed));

  const type = (text: string) => {
    setTyped(text);
    const number = numberIn(text);
    if (isChannelValue(number)) onChange(number);
  };

  return (
    <div className={styles.channel}>
      <label htmlFor={`${id}-slider`} className={styles.name}>
        {NAMES[channel]}
      </label>
      <input
        ref={styleProperties({ '--from': from, '--to': to })}
        id={`${id}-slider`}
        type="range"
        className={styles.slider}
        min={0}
        max={BRIGHTEST}
        value={value}
        aria-valuetext={`${String(value)}, ${mixed}`}
        onChange={({ target }) => {
          setTyped(null);
          onChange(Number(target.value));
        }}
      />
      <input
        className={styles.number}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={`${NAMES[channel]}, 0 to 255`}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        value={typed ?? String(value)}
        onChange={({ target }) => type(target.value)}
        onBlur={() => {
          if (!isWrong) setTyped(null);
        }}
      />
      {isWrong && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {t`Enter a whole number from 0 to 255. ${NAMES[channel]} stays at ${String(value)} for now.`}
        </p>
      )}
    </div>
  );
}

/** Nothing typed is no number, though JavaScript would call it 0. */
function numberIn(text: string): number {
  return /^\d{1,4}$/.test(text.trim()) ? Number(text) : NaN;
}
