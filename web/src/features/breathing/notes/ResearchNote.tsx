import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './SafetyNote.module.css';
import { StudyLink } from './StudyLink';

/** What trials found, the largest one first; what rests on opinion is called so. */
export function ResearchNote(): ReactElement {
  return (
    <details className={styles.note}>
      <summary>{t`What research says`}</summary>
      <p>
        <Trans>
          Slow, steady breathing feels calming to many people. No single pattern has been shown to be the best
          for everyone, and the research is still young.
        </Trans>
      </p>
      <ul>
        <li>
          <Trans>
            <strong>Coherent breathing</strong> (about 5.5 breaths a minute): in the largest trial, with 400
            adults, it did no better than a steady 12 breaths a minute. Both groups felt better after four
            weeks (
            <StudyLink href="https://doi.org/10.1038/s41598-023-49279-8">Fincham and others, 2023</StudyLink>
            ).
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Box breathing and cyclic sighing:</strong> in a trial with 114 healthy adults, anxiety
            went down in every group, including the one that meditated. Cyclic sighing, which is two breaths
            in and one long breath out, lifted mood the most (
            <StudyLink href="https://doi.org/10.1016/j.xcrm.2022.100895">Balban and others, 2023</StudyLink>).
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>4-7-8 breathing</strong> is based on experts’ advice, and there’s little research on it.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>This exercise</strong> (4 in, 4 hold, 4 out) is close to box breathing. We know of no
            trial of this exact pattern.
          </Trans>
        </li>
      </ul>
    </details>
  );
}
