import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useSite } from '../../platform/page-data/site';
import styles from './SelfChecksLine.module.css';

/** Leads to the self-checks, where the operator offers any. */
export function SelfChecksLine(): ReactElement | null {
  if (useSite().selfChecks.length === 0) return null;
  return (
    <p className={styles.line}>
      <Trans>
        Would you like to look more closely? <Link href="/check-in/self-check">Self-checks</Link> ask about
        the last two weeks.
      </Trans>
    </p>
  );
}
