import type { ReactElement, ReactNode } from 'react';
import { Redirect } from 'wouter';
import { signInPath } from './platform/navigation/return-path';
import { useAppStore } from './platform/session/app-store';
import type { Route } from './routes';
import { PagePreview } from './ui/layout/PagePreview';
import { QuietPlaceholder } from './ui/layout/QuietPlaceholder';

type Props = { access: Route['access']; path: string; children: ReactNode };

/** Sends the anonymous to sign in, but only once it is certain that nobody is signed in. */
export function Guard({ access, path, children }: Props): ReactElement {
  const user = useAppStore((state) => state.app.user);
  const operator = useAppStore((state) => state.operator === true);
  const sessionKnown = useAppStore((state) => state.sessionKnown);
  if (access === 'operator') return operator ? <>{children}</> : <QuietPlaceholder />;
  if (access === 'public' || user !== null) return <>{children}</>;
  return sessionKnown ? (
    <Redirect to={signInPath(path + location.search + location.hash)} replace />
  ) : (
    <PagePreview />
  );
}
