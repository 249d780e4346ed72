import type { SecondFactorWay } from '@stillgrove/contract/accounts';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import welcome from '../drawings/welcome.svg?url&no-inline';
import { AccountForm } from '../features/accounts/AccountForm';
import { PasskeySignIn } from '../features/second-factor/PasskeySignIn';
import { again } from '../platform/http/again';
import { returnPath } from '../platform/navigation/return-path';
import { DoorPage } from '../ui/layout/DoorPage';
import styles from './Login.module.css';

/** Loaded by those alone who have set up more than a password. */
const SecondStep = lazy(() => again(() => import('../features/second-factor/SecondStep')));

export default function Login(): ReactElement {
  const [, navigate] = useLocation();
  const [ways, setWays] = useState<readonly SecondFactorWay[] | null>(null);
  const arrive = () => navigate(returnPath(location.search, location.origin), { replace: true });
  return (
    <DoorPage drawing={welcome}>
      {ways === null ? (
        <>
          <AccountForm onSignedIn={arrive} onSecondStep={setWays} />
          <PasskeySignIn onSignedIn={arrive} />
        </>
      ) : (
        <Suspense fallback={<p role="status">One moment…</p>}>
          <SecondStep ways={ways} onSignedIn={arrive} onBack={() => setWays(null)} />
        </Suspense>
      )}
      <p className={styles.privacy}>
        Your account lives on this grove’s own server. Nothing is shared, nothing is tracked, and nobody reads
        what you do here.
      </p>
    </DoorPage>
  );
}
