import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useAppStore } from '../../platform/session/app-store';
import { Button } from '../../ui/controls/Button';
import { useLogout } from '../../ui/guest/use-logout';
import styles from './Header.module.css';

/** Links to the person's tree and settings, and a Logout button. */
export function AccountActions(): ReactElement {
  const loading = useAppStore((state) => state.app.loading);
  const { logout, question } = useLogout();
  return (
    <div className={styles.actions}>
      <Link href="/reward">{t`Your tree`}</Link>
      <Link href="/settings">{t`Settings`}</Link>
      <Button disabled={loading} onClick={logout}>
        {t`Logout`}
      </Button>
      {question}
    </div>
  );
}
