import { t } from '@lingui/core/macro';
import { useState, type ReactElement } from 'react';
import { FieldFrame, type FieldProps } from './Field';
import styles from './PasswordField.module.css';

/** A password: hidden until asked to be shown. Pasting is welcome. */
export function PasswordField({ label, help, error, ...input }: Omit<FieldProps, 'type'>): ReactElement {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame label={label} help={help} error={error}>
      {(labelled) => (
        <div className={styles.line}>
          <input
            {...labelled}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
          />
          <button
            type="button"
            className={styles.show}
            aria-controls={labelled.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? t`Hide` : t`Show`}
            <span className="visually-hidden"> {t`password`}</span>
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
