import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useSite } from '../../platform/page-data/site';
import styles from './StatsStrip.module.css';

/** Four figures, marked as samples until the operator says that they are true; hidden when the operator says so. */
export function StatsStrip(): ReactElement | null {
  const { stats, sampleFigures } = useSite();
  if (!stats.shown) return null;
  return (
    <section aria-label={t`In figures`} className={styles.strip}>
      {sampleFigures && (
        <p className={styles.sample}>
          <Trans>
            <strong>Sample figures</strong> The team of this site hasn’t confirmed these yet.
          </Trans>
        </p>
      )}
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
