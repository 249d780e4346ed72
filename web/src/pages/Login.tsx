import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SecondFactorWay } from '@stillgrove/contract/accounts';
import { SECOND_STEP_PARAMETER } from '@stillgrove/contract/sign-in-form';
import { lazy, Suspense, useEffect, useRef, useState, type ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import welcome from '../drawings/welcome.svg?url&no-inline';
import { AccountForm } from '../features/accounts/AccountForm';
import { BringGuest } from '../features/accounts/BringGuest';
import { whereTo } from '../features/accounts/where-to';
import { WithoutAccount } from '../features/accounts/WithoutAccount';
import { PasskeySignIn } from '../features/second-factor/PasskeySignIn';
import { useAddressSearch } from '../platform/address/address-search';
import { retry } from '../platform/http/retry';
import { returnPath } from '../platform/navigation/return-path';
import { useAppStore } from '../platform/session/app-store';
import { useIsGuest } from '../platform/session/guest';
import { useSite } from '../platform/page-data/site';
import { AuthLayout } from '../ui/layout/AuthLayout';
import styles from './Login.module.css';

/** Loaded by those alone who have set up more than a password. */
const SecondStep = lazy(() => retry(() => import('../features/second-factor/SecondStep')));

export default function Login(): ReactElement {
  const { diaryUrl } = useSite();
  const [, navigate] = useLocation();
  const from = useAddressSearch().get('from');
  const [ways, setWays] = useState<readonly SecondFactorWay[] | null>(null);
  // A guest comes here to get an account. A session that only this device remembers may have ended: leaving the page for
  // it, and coming back, would lose what was typed meanwhile.
  const isSignedIn = useAppStore(
    ({ app: { user }, operator, sessionTrouble }) =>
      user !== null && user.isGuest !== true && (operator !== null || sessionTrouble),
  );
  const isGuest = useIsGuest();
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
    <AuthLayout
      drawing={welcome}
      withoutScripts={t`You can sign in without JavaScript. A second step and the activities need it, so please turn it on for this site. Help and articles work without it.`}
    >
      {from !== null && (
        <p role="status">
          {isGuest ? t`Create an account, and what you did on this device comes along.` : whereTo(from)}
        </p>
      )}
      {ways === null ? (
        <div className={styles.ways}>
          <AccountForm
            onSecondStep={setWays}
            choice={<BringGuest />}
            otherWay={
              <div className={styles.passkey}>
                <PasskeySignIn />
              </div>
            }
          />
          <WithoutAccount />
        </div>
      ) : (
        <Suspense fallback={<p role="status">{t`One moment…`}</p>}>
          <SecondStep ways={ways} onBack={() => setWays(null)} />
        </Suspense>
      )}
      <p className={styles.privacy}>
        <Trans>
          Your account is on this site’s own server. We don’t sell your data. We share it only with the people
          and services that the privacy page names. The team can see messages you send and appointments you
          make.
        </Trans>
        {diaryUrl === null && t` They can’t see your diary.`}{' '}
        <Trans>
          The server keeps the activity and day of each point you earn.{' '}
          <Link href="/privacy">Read what is stored</Link>
        </Trans>
      </p>
      <p className={styles.open}>
        <Trans>
          <Link href="/help">Help</Link>, <Link href="/articles">articles</Link> and{' '}
          <Link href="/resources">free resources</Link> are open to everyone.
        </Trans>
      </p>
    </AuthLayout>
  );
}

/** @param search the query of this page, as an answer to its form names the ways of the second step */
function waysIn(search: string): SecondFactorWay[] {
  const named = new URLSearchParams(search).get(SECOND_STEP_PARAMETER)?.split('.') ?? [];
  return named.filter((way) => way === 'code' || way === 'passkey');
}
