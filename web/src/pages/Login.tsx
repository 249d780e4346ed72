import type { SecondFactorWay } from '@stillgrove/contract/accounts';
import { SECOND_STEP_PARAMETER } from '@stillgrove/contract/sign-in-form';
import { lazy, Suspense, useEffect, useRef, useState, type ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import welcome from '../drawings/welcome.svg?url&no-inline';
import { AccountForm } from '../features/accounts/AccountForm';
import { PasskeySignIn } from '../features/second-factor/PasskeySignIn';
import { again } from '../platform/http/again';
import { returnPath } from '../platform/navigation/return-path';
import { useAppStore } from '../platform/session/app-store';
import { useSite } from '../platform/site/site';
import { DoorPage } from '../ui/layout/DoorPage';
import styles from './Login.module.css';

/** Loaded by those alone who have set up more than a password. */
const SecondStep = lazy(() => again(() => import('../features/second-factor/SecondStep')));

export default function Login(): ReactElement {
  const { diaryUrl } = useSite();
  const [, navigate] = useLocation();
  const [ways, setWays] = useState<readonly SecondFactorWay[] | null>(null);
  const isSignedIn = useAppStore(({ app }) => app.user !== null);
  const hasLeft = useRef(false);
  useEffect(() => {
    // Whoever is signed in, now or by another tab, goes on to the page that sent them; its address is read once.
    if (!isSignedIn || hasLeft.current) return;
    hasLeft.current = true;
    navigate(returnPath(location.search, location.origin), { replace: true });
  }, [isSignedIn, navigate]);
  useEffect(() => {
    // The form was sent before this code was there; the first paint is the page as the server made it.
    const asked = waysIn(location.search);
    // eslint-disable-next-line react-hooks/set-state-in-effect
    if (asked.length > 0) setWays(asked);
  }, []);
  return (
    <DoorPage
      drawing={welcome}
      withoutScripts="You can sign in without JavaScript. A second step and the activities need it, so please turn it on for this site. Help and articles work without it."
    >
      {ways === null ? (
        <>
          <AccountForm onSecondStep={setWays} />
          <PasskeySignIn />
        </>
      ) : (
        <Suspense fallback={<p role="status">One moment…</p>}>
          <SecondStep ways={ways} onBack={() => setWays(null)} />
        </Suspense>
      )}
      <p className={styles.privacy}>
        Your account is on this site’s own server. We don’t sell or share your data. The team can see messages
        you send and appointments you make.{diaryUrl === null && ' They can’t see your diary.'} The server
        keeps the activity and day of each point you earn. <Link href="/privacy">Read what is stored</Link>
      </p>
      <p className={styles.open}>
        You don’t need an account for <Link href="/help">help</Link>, <Link href="/articles">articles</Link>{' '}
        and <Link href="/resources">free resources</Link>.
      </p>
    </DoorPage>
  );
}

/** @param search the query of this page, as an answer to its form names the ways of the second step */
function waysIn(search: string): SecondFactorWay[] {
  const named = new URLSearchParams(search).get(SECOND_STEP_PARAMETER)?.split('.') ?? [];
  return named.filter((way) => way === 'code' || way === 'passkey');
}
