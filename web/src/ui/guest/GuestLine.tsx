import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { signInPath } from '../../platform/navigation/return-path';
import { useIsGuest } from '../../platform/session/guest';
import styles from './GuestLine.module.css';

/** Tells a guest in one quiet line where everything is kept, and how to keep it for good. Nothing for members. */
export function GuestLine(): ReactElement | null {
  if (!useIsGuest()) return null;
  return (
    <p className={styles.line}>
      <Trans>
        What you do here stays on this device.{' '}
        <Link href={`${signInPath('/browse')}#sign-up`}>Create an account to keep it</Link>
      </Trans>
    </p>
  );
}
