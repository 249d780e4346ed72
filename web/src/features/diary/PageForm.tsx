import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import styles from './PageForm.module.css';

type Props = { busy: boolean; wrong: string | null; onSave: () => void; children: ReactNode };

/** The form of a page. What cannot be saved as it is gets the focus. */
export function PageForm({ busy, wrong, onSave, children }: Props): ReactElement {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (wrong !== null) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong]);
  return (
    <form
      ref={form}
      className={styles.form}
      method="dialog"
      noValidate
      autoComplete="off"
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      {children}
    </form>
  );
}
