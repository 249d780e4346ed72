import { useId, type ReactElement } from 'react';
import { useTypedBefore } from './use-typed-before';
import styles from './Toggle.module.css';

type Props = { label: string; help?: string | undefined; on: boolean; onChange: (on: boolean) => void };

/** A setting that is on or off. */
export function Toggle({ label, help, on, onChange }: Props): ReactElement {
  const id = useId();
  const field = useTypedBefore<HTMLInputElement>(
    (box) => box.checked !== on,
    (box) => onChange(box.checked),
  );
  const described = help === undefined ? {} : { 'aria-describedby': id };
  return (
    <>
      <label className={styles.toggle}>
        <input
          ref={field}
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
