import type { ReactElement } from 'react';
import { useSite } from '../../platform/site/site';
import styles from './StatsStrip.module.css';

/** Four figures that the operator answers for; hidden when the operator says so. */
export function StatsStrip(): ReactElement | null {
  const { stats } = useSite();
  if (!stats.shown) return null;
  return (
    <section aria-label="In figures" className={styles.strip}>
      <ul className={styles.figures}>
        {stats.items.map(({ value, label }, place) => (
          <li key={place} className={styles.figure}>
            <span className={styles.value}>{value}</span> <span>{label}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
