import { useId, type ReactElement } from 'react';
import styles from './Toggle.module.css';

type Props = { label: string; help?: string | undefined; on: boolean; onChange: (on: boolean) => void };

/** A setting that is on or off. */
export function Toggle({ label, help, on, onChange }: Props): ReactElement {
  const id = useId();
  const described = help === undefined ? {} : { 'aria-describedby': id };
  return (
    <>
      <label className={styles.toggle}>
        <input
          type="checkbox"
          checked={on}
          onChange={({ target }) => onChange(target.checked)}
          {...described}
        />
        {label}
      </label>
      {help !== undefined && (
        <p id={id} className={styles.help}>
          {help}
        </p>
      )}
    </>
  );
}
