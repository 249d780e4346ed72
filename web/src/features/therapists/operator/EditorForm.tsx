import type { ReactElement, ReactNode, RefObject } from 'react';
import styles from './editor.module.css';
import { FormEnd } from './FormEnd';
import { FormStart } from './FormStart';

type Props = {
  title: string;
  /** What its button does. */
  button: string;
  draft: { readonly restored: boolean; readonly drop: () => void };
  form: RefObject<HTMLFormElement | null>;
  busy: boolean;
  failure: { readonly message: string; readonly code: string } | null;
  onSave: () => void;
  /** Loads again what is stored. */
  reload: () => void;
  children: ReactNode;
};

/** What surrounds the fields of a profile and of hours: title, start over, save, and why something was not saved. */
export function EditorForm(props: Props): ReactElement {
  const { title, button, draft, form, busy, failure, onSave, reload, children } = props;
  const startOver = () => {
    draft.drop();
    reload();
  };
  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      aria-busy={busy}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <FormStart title={title} restored={draft.restored} onStartOver={startOver} />
      {children}
      <FormEnd button={button} busy={busy} failure={failure} onStartOver={startOver} />
    </form>
  );
}
