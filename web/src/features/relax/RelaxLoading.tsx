import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import styles from './RelaxLoading.module.css';

const LEAF = 'M0 -34c6 5 6 14 0 20c-6 -6 -6 -15 0 -20Z';
const TURNS = [0, 45, 90, 135, 180, 225, 270, 315];

/** A ring of leaves that light up one after another while the page loads. */
export function RelaxLoading(): ReactElement {
  return (
    <div className={styles.loading} aria-busy="true">
      <svg viewBox="-40 -40 80 80" className={styles.ring} aria-hidden focusable="false">
        {TURNS.map((degrees) => (
          <path key={degrees} d={LEAF} transform={`rotate(${String(degrees)})`} className={styles.leaf} />
        ))}
      </svg>
      <p role="status">{t`Loading your relaxation content...`}</p>
    </div>
  );
}
