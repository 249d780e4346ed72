import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ScanMinutes } from '@stillgrove/domain/body-scan/plan';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import styles from './ScanEnding.module.css';

/** What is said at the end; it counts nothing and praises nothing. */
export function ScanEnding({ minutes }: { minutes: ScanMinutes }): ReactElement {
  return (
    <div className={styles.ending}>
      <p className={styles.line}>{t`That was the ${minutes}-minute body scan.`}</p>
      <p>
        <Trans>
          However it went is fine. Take your time before you get going again. If something difficult came up,
          you don’t have to handle it alone. You can find people to talk to under{' '}
          <Link href="/help">Need help now?</Link>
        </Trans>
      </p>
      <p>
        <Link href="/browse">{t`Back to your activities`}</Link>
      </p>
    </div>
  );
}
