import { t } from '@lingui/core/macro';
import { useId, type ReactElement, type ReactNode } from 'react';
import styles from './Emergency.module.css';

type Props = { danger: ReactNode; suicide: ReactNode };

/** The number for danger and the one for thoughts of suicide, beside each other at the same height. */
export function TwoWays({ danger, suicide }: Props): ReactElement {
  return (
    <div className={styles.ways}>
      <Way title={t`In danger or hurt`}>{danger}</Way>
      <Way title={t`Thinking about suicide`}>{suicide}</Way>
    </div>
  );
}

function Way({ title, children }: { title: string; children: ReactNode }): ReactElement {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.way}>
      <p id={id} className={styles.when}>
        {title}
      </p>
      {children}
    </div>
  );
}
