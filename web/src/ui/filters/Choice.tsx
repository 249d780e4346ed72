import { useId, type ReactElement } from 'react';
import { useTypedBefore } from './use-typed-before';
import styles from './Choice.module.css';

type Props = {
  label: string;
  /** What is chosen when nothing is narrowed. */
  all: string;
  options: readonly { readonly value: string; readonly name: string }[];
  value: string;
  onChange: (value: string) => void;
};

/** One choice out of many; the empty value stands for all. */
export function Choice({ label, all, options, value, onChange }: Props): ReactElement {
  const id = useId();
  const field = useTypedBefore<HTMLSelectElement>(
    (select) => select.value !== value && [...select.options].some((option) => option.value === value),
    (select) => onChange(select.value),
  );
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        ref={field}
        id={id}
        className={styles.select}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          // Names of languages come from the browser, whose spelling may differ from the server's.
          <option key={option.value} value={option.value} suppressHydrationWarning>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}
