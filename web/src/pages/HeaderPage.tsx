import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Header } from '../features/header/Header';
import { useAppStore } from '../platform/session/app-store';
import { Section } from '../ui/layout/Section';

/** The header of the signed-in pages on a page of its own, with links for members and for visitors. */
export default function HeaderPage(): ReactElement {
  const signedIn = useAppStore((state) => state.app.user !== null);
  return (
    <>
      <Header />
      <Section as="h1" title="Welcome">
        {signedIn ? (
          <p>
            You’re signed in. You can find everything under <Link href="/browse">your activities</Link>.
          </p>
        ) : (
          <p>
            Sign in to use guided breathing, play simple games, and see your tree grow. Without an account,
            you can <Link href="/articles">read about mental health</Link> or{' '}
            <Link href="/help">get help now</Link>.
          </p>
        )}
      </Section>
    </>
  );
}
