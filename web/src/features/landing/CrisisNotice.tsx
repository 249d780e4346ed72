import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { ButtonLink } from '../../ui/controls/Button';
import styles from './CrisisNotice.module.css';

/** What this site is not for, and where to turn instead. */
export function CrisisNotice(): ReactElement {
  return (
    <section className={styles.notice} aria-label={t`If you are in crisis`}>
      <div className={styles.inner}>
        <p>
          <Trans>
            <strong>If you are thinking about suicide, you deserve help from a person now.</strong> This site
            is not for personal disclosure of suicidal thoughts. If you are in crisis, please call your
            emergency number or go to the nearest emergency department now.
          </Trans>
        </p>
        <ButtonLink href="/help">{t`Need help now?`}</ButtonLink>
      </div>
    </section>
  );
}
