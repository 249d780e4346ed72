import { plural, t } from '@lingui/core/macro';
import { SLEEP_MINUTES } from '@stillgrove/domain/sounds/mixes';
import { useState, type ReactElement } from 'react';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { Pills } from '../../ui/filters/Pills';
import { sleepOfMinutes, sleepUntil } from './sleep-length';
import styles from './SleepTimer.module.css';
import type { SoundsSession } from './sounds-session';

const OFF = 'off';
const MINUTE_MS = 60_000;
const MINUTES = [15, 30, 45, 60, 90];
const LENGTHS = [
  { id: OFF, name: t`Off` },
  ...MINUTES.map((minutes) => ({ id: String(minutes), name: t`${minutes} minutes` })),
];

/** When the sound has faded. */
export function SleepTimer({ session }: { session: SoundsSession }): ReactElement {
  const { sleepMs, over } = session.store();
  const minutes = sleepMs === null ? null : Math.round(sleepMs / MINUTE_MS);
  return (
    <div className={styles.timer}>
      <Pills
        label={t`Sleep timer`}
        choices={LENGTHS}
        chosen={sleepMs === null ? OFF : String(sleepMs / MINUTE_MS)}
        onChoose={(id) => session.setSleep(id === OFF ? null : Number(id) * MINUTE_MS)}
        even
      />
      <div className={styles.forms}>
        <TypedTime
          label={t`Other length, in minutes`}
          type="number"
          read={sleepOfMinutes}
          wrong={t`Enter a whole number from ${SLEEP_MINUTES.least} to ${SLEEP_MINUTES.most}.`}
          onSet={session.setSleep}
        />
        <TypedTime
          label={t`Until a time`}
          type="time"
          read={(typed) => sleepUntil(typed, minutesOfDay())}
          wrong={t`Enter a time that is at least 5 minutes and at most 12 hours from now.`}
          onSet={session.setSleep}
        />
      </div>
      <p role="status">
        {over && t`The sleep timer is over.`}
        {!over &&
          minutes !== null &&
          plural(minutes, {
            one: 'The sound fades and ends after # minute.',
            other: 'The sound fades and ends after # minutes.',
          })}
      </p>
    </div>
  );
}

type TypedProps = {
  label: string;
  type: 'number' | 'time';
  /** @returns milliseconds; null where it cannot be used */
  read: (typed: string) => number | null;
  wrong: string;
  onSet: (sleepMs: number) => void;
};

function TypedTime({ label, type, read, wrong, onSet }: TypedProps): ReactElement {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const set = () => {
    const ms = read(typed);
    setError(ms === null ? wrong : undefined);
    if (ms !== null) onSet(ms);
  };
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        set();
      }}
    >
      <Field
        label={label}
        type={type}
        inputMode={type === 'number' ? 'numeric' : undefined}
        value={typed}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" aria-label={t`Set: ${label}`}>{t`Set`}</Button>
    </form>
  );
}

function minutesOfDay(): number {
  const now = new Date();
  return 60 * now.getHours() + now.getMinutes() + now.getSeconds() / 60;
}
