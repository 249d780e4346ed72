import { t } from '@lingui/core/macro';
import { CONSENT_NEEDED, type ConsentText } from '@stillgrove/domain/appointments/consent';
import { type ReactElement, type RefObject, useId } from 'react';
import { Link } from 'wouter';
import styles from './Consent.module.css';

type Props = {
  text: ConsentText;
  agreed: boolean;
  /** Whether the appointment was confirmed without the box checked. */
  missing: boolean;
  box: RefObject<HTMLInputElement | null>;
  onChange: (agreed: boolean) => void;
};

/** Who sees an appointment and for how long, and the box by which someone agrees; it is never checked for them. */
export function Consent({ text, agreed, missing, box, onChange }: Props): ReactElement {
  const id = useId();
  return (
    <section className={styles.consent} aria-labelledby={`${id}-title`}>
      <h4 id={`${id}-title`} className={styles.title}>
        {t`Who sees your appointment`}
      </h4>
      <p>{text.reason}</p>
      <ul className={styles.points}>
        {text.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p>
        <Link href="/privacy">{t`Read all about your data`}</Link>
      </p>
      <label className={styles.agreement} data-missing={missing || undefined}>
        <input
          ref={box}
          type="checkbox"
          required
          checked={agreed}
          aria-invalid={missing}
          aria-describedby={missing ? `${id}-error` : undefined}
          onChange={({ target }) => onChange(target.checked)}
        />
        {text.agreement}
      </label>
      <div role="alert">
        {missing && (
          <p id={`${id}-error`} className={styles.error}>
            {CONSENT_NEEDED}
          </p>
        )}
      </div>
    </section>
  );
}
