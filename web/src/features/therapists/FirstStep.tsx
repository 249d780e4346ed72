import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { ButtonLink } from '../../ui/controls/Button';
import styles from './FirstStep.module.css';

/** How to ask for a first appointment, for those who find asking hard. */
export function FirstStep(): ReactElement {
  return (
    <section className={styles.band} aria-labelledby="first-step">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id="first-step">{t`The first step can be small`}</h2>
          <p>
            <Trans>
              You don’t need a diagnosis or the right words. One line is enough, such as “I would like to talk
              to someone.” Tell us which language you speak and when you have time.
            </Trans>
          </p>
          <ButtonLink kind="main" href="/contact">
            {t`Write to us`}
          </ButtonLink>
        </div>
        <p className={styles.aside}>
          <Trans>
            <strong>Is it urgent?</strong> Please don’t wait for our answer.{' '}
            <Link href="/help">Need help now?</Link>
          </Trans>
        </p>
      </div>
    </section>
  );
}
