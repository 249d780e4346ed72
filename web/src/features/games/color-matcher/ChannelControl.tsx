import { BRIGHTEST, isChannelValue, type Channel } from '@stillgrove/domain/games/color-matcher/color';
import { useId, useState, type CSSProperties, type ReactElement } from 'react';
import styles from './ChannelControl.module.css';

type Props = {
  channel: Channel;
  value: number;
  /** The colors at the two ends of the slider, with the other channels as they are. */
  from: string;
  to: string;
  onChange: (value: number) => void;
};

const NAMES: Readonly<Record<Channel, string>> = { red: 'Red', green: 'Green', blue: 'Blue' };

/** One channel, set by slider or by number; each shows what was set with the other. */
export function ChannelControl({ channel, value, from, to, onChange }: Props): ReactElement {
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
        id={`${id}-slider`}
        type="range"
        className={styles.slider}
        style={{ '--from': from, '--to': to } as CSSProperties}
        min={0}
        max={BRIGHTEST}
        value={value}
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
          {`Enter a whole number from 0 to 255. ${NAMES[channel]} stays at ${String(value)} for now.`}
        </p>
      )}
    </div>
  );
}

/** Nothing typed is no number, though JavaScript would call it 0. */
function numberIn(text: string): number {
  return /^\d{1,4}$/.test(text.trim()) ? Number(text) : NaN;
}
