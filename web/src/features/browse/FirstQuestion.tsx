import { t } from '@lingui/core/macro';
import { type Reason, REASONS } from '@stillgrove/domain/browse/reason';
import type { ReactElement } from 'react';
import { Button } from '../../ui/controls/Button';
import styles from './TodayCard.module.css';

const ANSWERS: Readonly<Record<Reason, string>> = {
  sleep: t`Sleep`,
  worry: t`Worry`,
  mood: t`Low mood`,
  looking: t`Just looking`,
};

type Props = {
  /** @param reason null where the question is skipped */
  onAnswer: (reason: Reason | null) => void;
};

/** The one question to someone who is here for the first time. */
export function FirstQuestion({ onAnswer }: Props): ReactElement {
  return (
    <section className={`${styles.card} ${styles.question}`} aria-labelledby="first-question">
      <div className={styles.words}>
        <h2 id="first-question" className={styles.title}>
          {t`What brings you here?`}
        </h2>
        <p>{t`Your answer stays on this device.`}</p>
      </div>
      <div className={styles.answers}>
        {REASONS.map((reason) => (
          <Button key={reason} onClick={() => onAnswer(reason)}>
            {ANSWERS[reason]}
          </Button>
        ))}
      </div>
      <div className={styles.actions}>
        <Button kind="quiet" className={styles.other} onClick={() => onAnswer(null)}>
          {t`Skip`}
        </Button>
      </div>
    </section>
  );
}
