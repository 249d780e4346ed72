import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import styles from './SomeoneToTalkTo.module.css';

/** No software reads the pages, so it could not offer help: this note always does. */
export function SomeoneToTalkTo(): ReactElement {
  return (
    <p className={styles.note}>
      <Trans>
        We can’t read your diary, so we won’t know if you need help. If you want to talk to someone now, open{' '}
        <Link href="/help">Need help now?</Link>
      </Trans>
    </p>
  );
}
