import type { ReactElement } from 'react';
import styles from './Toggle.module.css';

type Props = { label: string; on: boolean; onChange: (on: boolean) => void };

/** One wish that holds or does not. */
export function Toggle({ label, on, onChange }: Props): ReactElement {
  return (
    <label className={styles.toggle}>
      <input type="checkbox" checked={on} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}
