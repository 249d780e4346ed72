import type { ReactElement } from 'react';
import { useTypedBefore } from './use-typed-before';
import styles from './SearchBox.module.css';

type Props = { label: string; placeholder: string; value: string; onChange: (value: string) => void };

/** Narrows a list on the same page while someone types. Before its code is there, the browser sends it as an address. */
export function SearchBox({ label, placeholder, value, onChange }: Props): ReactElement {
  const field = useTypedBefore<HTMLInputElement>(
    (input) => input.value !== value,
    (input) => onChange(input.value),
  );
  return (
    <search className={styles.search}>
      <svg viewBox="0 0 24 24" className={styles.glass} aria-hidden focusable="false">
        <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20" />
      </svg>
      <form method="get" onSubmit={(event) => event.preventDefault()}>
        <input
          ref={field}
          type="search"
          name="q"
          className={styles.input}
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </form>
    </search>
  );
}
