import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Header } from '../features/header/Header';
import { useAppStore } from '../platform/session/app-store';
import { useIsGuest } from '../platform/session/guest';
import { Section } from '../ui/layout/Section';

/** The header of the signed-in pages on a page of its own, with links for members and for visitors. */
export default function HeaderPage(): ReactElement {
  const signedIn = useAppStore((state) => state.app.user !== null);
  const isGuest = useIsGuest();
  return (
    <>
      <Header />
      <Section as="h1" title={t`Welcome`}>
        {signedIn ? (
          <p>
            {isGuest ? (
              <Trans>
                You’re here without an account. You can find everything under{' '}
                <Link href="/browse">your activities</Link>.
              </Trans>
            ) : (
              <Trans>
                You’re signed in. You can find everything under <Link href="/browse">your activities</Link>.
              </Trans>
            )}
          </p>
        ) : (
          <p>
            <Trans>
              Sign in, or continue without an account, to use guided breathing, play simple games, and see
              your tree grow. You can always <Link href="/articles">read about mental health</Link> or open{' '}
              <Link href="/help">Need help now?</Link>
            </Trans>
          </p>
        )}
      </Section>
    </>
  );
}
