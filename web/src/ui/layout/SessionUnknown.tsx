import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState, type ReactElement } from 'react';
import { signInPath } from '../../platform/navigation/return-path';
import { announceHydration } from '../../platform/screen/hydrated';
import { useAppStore } from '../../platform/session/app-store';
import { session } from '../../platform/session/session';
import { Button, ButtonLink } from '../controls/Button';
import memberPage from './MemberPage.module.css';
import { QuietPlaceholder } from './QuietPlaceholder';
import styles from './QuietPlaceholder.module.css';

/** How long to wait before saying that the server has not answered, in milliseconds. */
const PATIENCE_MS = 5_000;

type Props = {
  /** The page itself stands below, for people whom this device knows. */
  isMemberPage?: boolean;
};

/** Stands in for a page, or above it, until it is known who is signed in. */
export function SessionUnknown({ isMemberPage = false }: Props): ReactElement | null {
  const known = useAppStore(({ sessionKnown, app }) => sessionKnown && app.user !== null);
  const failed = useAppStore((state) => state.sessionTrouble);
  const isLate = useLate();
  const [asking, setAsking] = useState(false);
  const isTrouble = failed || isLate;
  useEffect(() => {
    if (isTrouble) announceHydration();
  }, [isTrouble]);
  if (isMemberPage && known) return null;
  if (!isTrouble)
    return (
      <div className={isMemberPage ? memberPage.waiting : undefined}>
        <QuietPlaceholder />
      </div>
    );
  const retry = () => {
    setAsking(true);
    void session.retry().finally(() => setAsking(false));
  };
  return (
    <div className={`${styles.placeholder} ${memberPage.trouble}`}>
      <p role="status">
        <Trans>
          The server hasn’t answered yet, so we can’t tell whether you’re signed in. Check your connection.
          We’ll keep trying.
        </Trans>
      </p>
      <div>
        <Button aria-busy={asking} aria-disabled={asking} onClick={retry}>
          {asking ? t`Trying…` : t`Try again`}
        </Button>
      </div>
      {isMemberPage && (
        // No account needs no server.
        <div>
          <ButtonLink kind="quiet" href={signInPath(location.pathname + location.search)}>
            {t`Continue without an account`}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

function useLate(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return late;
}
