import { Suspense, use, useState, type ReactElement, type ReactNode } from 'react';
import { Redirect } from 'wouter';
import { fragmentToReturn } from './platform/address/shared-fragment';
import { signInPath } from './platform/navigation/return-path';
import { ownerBeforeSession } from './platform/safety-plan/plan-mark';
import { useHydrating } from './platform/screen/use-hydrating';
import { useAppStore } from './platform/session/app-store';
import type { Route } from './routes';
import styles from './ui/layout/MemberPage.module.css';
import { QuietPlaceholder } from './ui/layout/QuietPlaceholder';
import { SessionUnknown } from './ui/layout/SessionUnknown';

/** Opens without anyone signed in where its owner left it readable on this device, and asks others to sign in itself. */
const OPENS_ITSELF = '/plan';

type Props = { access: Route['access']; path: string; children: ReactNode };

/** Sends visitors to sign in, but only once it is certain that no one is signed in. */
export function Guard({ access, path, children }: Props): ReactElement {
  const operator = useAppStore((state) => state.operator === true);
  const isVisitor = useAppStore(({ sessionKnown, app }) => sessionKnown && app.user === null);
  // Without a network no one can tell whether someone is signed in of whom this device does not know.
  const isUnknown = useAppStore(({ sessionTrouble, app }) => sessionTrouble && app.user === null);
  const signedOutHere = useAppStore((state) => state.signedOutHere);
  // After a sign-out on this page the person goes to the home page and must not be asked to sign in.
  const [leftBefore] = useState(signedOutHere);
  const [isEarly] = useState(() => path === OPENS_ITSELF && ownerBeforeSession() !== null);
  if (access === 'public') return <>{children}</>;
  if (access === 'operator') return operator ? <>{children}</> : <SessionUnknown />;
  const hasJustLeft = signedOutHere && !leftBefore;
  if (path === OPENS_ITSELF && (isUnknown || (isVisitor && !hasJustLeft))) return <>{children}</>;
  if (isVisitor)
    return hasJustLeft ? (
      <QuietPlaceholder />
    ) : (
      <Redirect to={signInPath(path + location.search + fragmentToReturn())} replace />
    );
  return (
    <>
      <SessionUnknown isMemberPage />
      <div className={styles.page}>
        <Suspense>
          <MemberPage isEarly={isEarly}>{children}</MemberPage>
        </Suspense>
      </div>
    </>
  );
}

/** Resolves once it is known who is signed in. */
const sessionKnown = new Promise<void>((resolve) => {
  useAppStore.subscribe((state) => {
    if (state.sessionKnown) resolve();
  });
});

type MemberPageProps = {
  /** Whether the page is shown before it is known who is signed in. */
  isEarly: boolean;
  children: ReactNode;
};

/**
 * A page as the server renders it for everyone, with the person unknown. In the browser its HTML stays as it is until
 * the person is known, is taken over as it is, and then shows what is the person's own.
 */
function MemberPage({ isEarly, children }: MemberPageProps): ReactNode {
  const hasPerson = useAppStore((state) => state.app.user !== null);
  const hydrating = useHydrating();
  const { sessionKnown: isKnown } = useAppStore.getState();
  if (typeof document !== 'undefined' && !isKnown && !isEarly) use(sessionKnown);
  return hydrating || hasPerson || isEarly ? children : null;
}
