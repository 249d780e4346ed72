import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Header } from '../features/header/Header';
import { useAppStore } from '../platform/session/app-store';
import { Section } from '../ui/layout/Section';

/** The header of the signed-in pages on a page of its own, with the ways on that each visitor has. */
export default function HeaderPage(): ReactElement {
  const signedIn = useAppStore((state) => state.app.user !== null);
  return (
    <>
      <Header />
      <Section as="h1" title="Welcome">
        {signedIn ? (
          <p>
            You are signed in. All activities are on <Link href="/browse">your start page</Link>.
          </p>
        ) : (
          <p>
            Sign in to breathe with a guide, play calm games and see your tree grow. Without an account you
            can <Link href="/articles">read about mental health</Link> or{' '}
            <Link href="/help">find help now</Link>.
          </p>
        )}
      </Section>
    </>
  );
}
