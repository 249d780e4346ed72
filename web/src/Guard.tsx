import { useState, type ReactElement, type ReactNode } from 'react';
import { Redirect } from 'wouter';
import { signInPath } from './platform/navigation/return-path';
import { useAppStore } from './platform/session/app-store';
import type { Route } from './routes';
import { PagePreview } from './ui/layout/PagePreview';
import { SessionUnknown } from './ui/layout/SessionUnknown';
import { QuietPlaceholder } from './ui/layout/QuietPlaceholder';

type Props = { access: Route['access']; path: string; children: ReactNode };

/** Sends visitors to sign in, but only once it is certain that no one is signed in. */
export function Guard({ access, path, children }: Props): ReactElement {
  const user = useAppStore((state) => state.app.user);
  const operator = useAppStore((state) => state.operator === true);
  const sessionKnown = useAppStore((state) => state.sessionKnown);
  const signedOutHere = useAppStore((state) => state.signedOutHere);
  // After a sign-out on this page the person goes to the home page and must not be asked to sign in.
  const [leftBefore] = useState(signedOutHere);
  if (access === 'operator')
    return operator ? <>{children}</> : <SessionUnknown meanwhile={<QuietPlaceholder />} />;
  if (access === 'public' || user !== null) return <>{children}</>;
  if (signedOutHere && !leftBefore) return <QuietPlaceholder />;
  return sessionKnown ? (
    <Redirect to={signInPath(path + location.search + location.hash)} replace />
  ) : (
    <SessionUnknown meanwhile={<PagePreview />} />
  );
}
