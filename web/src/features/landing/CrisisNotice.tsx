import type { ReactElement } from 'react';
import { ButtonLink } from '../../ui/controls/Button';
import styles from './CrisisNotice.module.css';

/** What this site is not for, and where to turn instead. */
export function CrisisNotice(): ReactElement {
  return (
    <section className={styles.notice} aria-label="If you are in crisis">
      <div className={styles.inner}>
        <p>
          <strong>This site is not for personal disclosure of suicidal thoughts.</strong> If you are in
          crisis, please call your emergency number or go to the nearest emergency department now.
        </p>
        <ButtonLink href="/help">Need help now?</ButtonLink>
      </div>
    </section>
  );
}
