import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import welcome from '../drawings/welcome.svg?url&no-inline';
import { AccountForm } from '../features/accounts/AccountForm';
import { returnPath } from '../platform/navigation/return-path';
import { DoorPage } from '../ui/layout/DoorPage';
import styles from './Login.module.css';

export default function Login(): ReactElement {
  const [, navigate] = useLocation();
  return (
    <DoorPage drawing={welcome}>
      <AccountForm
        onSignedIn={() => navigate(returnPath(location.search, location.origin), { replace: true })}
      />
      <p className={styles.privacy}>
        Your account lives on this grove’s own server. Nothing is shared, nothing is tracked, and nobody reads
        what you do here.
      </p>
    </DoorPage>
  );
}
