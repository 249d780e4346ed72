import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useAppStore } from '../../platform/session/app-store';
import styles from './ConfirmAddressFirst.module.css';

/** Said before anything is chosen, since an appointment is refused at its last step otherwise. */
export function ConfirmAddressFirst(): ReactElement | null {
  const confirmedAt = useAppStore((state) => state.app.user?.confirmedAt);
  if (confirmedAt !== null) return null;
  return (
    <p className={styles.notice}>
      <Trans>
        Before you schedule an appointment, confirm your email address, because we send the details there.
        Open the link in the email we sent you, or{' '}
        <Link href="/settings">get a new link in Profile Settings</Link>.
      </Trans>
    </p>
  );
}
