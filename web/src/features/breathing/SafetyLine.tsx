import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './SafetyLine.module.css';

/** Who should not hold the breath and when to stop, in sight above Start. */
export function SafetyLine(): ReactElement {
  return (
    <section className={styles.line} aria-labelledby="before-you-begin">
      <h2 id="before-you-begin" className="visually-hidden">
        {t`Before you begin`}
      </h2>
      <p>
        <Trans>
          Skip the hold if you’re pregnant or have a heart, lung, blood pressure, eye pressure or seizure
          condition.
        </Trans>{' '}
        <span>{t`Never in water or while driving.`}</span> {t`Stop if you feel dizzy or worse.`}{' '}
        <a href="#safety">{t`Safety notes`}</a>
      </p>
    </section>
  );
}
