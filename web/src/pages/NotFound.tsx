import { t } from '@lingui/core/macro';
import { useEffect, useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import drawing from '../drawings/not-found.svg?url&no-inline';
import { useAppStore } from '../platform/session/app-store';
import { ButtonLink } from '../ui/controls/Button';
import { PictureMessage } from '../ui/layout/PictureMessage';

export default function NotFound(): ReactElement {
  const hint = useOperatorHint();
  return (
    <PictureMessage drawing={drawing} title={t`Page not found`}>
      <div role="status">
        {hint ?? (
          <p>{t`There’s no page at this address. Check the address for typos, or start from the home page.`}</p>
        )}
      </div>
      <ButtonLink kind={hint === null ? 'main' : 'quiet'} href="/">
        {t`Go to the home page`}
      </ButtonLink>
    </PictureMessage>
  );
}

/** For members at an operator's address: what is missing, if they are to run the site; null for everyone else. */
function useOperatorHint(): ReactElement | null {
  const [path] = useLocation();
  const [hint, setHint] = useState<ReactElement | null>(null);
  const mayAsk = useAppStore(
    ({ app: { user }, operator }) => user !== null && user.isGuest !== true && operator === false,
  );
  const asks = mayAsk && /^\/operator(?:\/|$)/.test(path);
  useEffect(() => {
    if (!asks) return;
    let isHere = true;
    import('../features/operators/missing-step')
      .then(({ askMissingStep }) => askMissingStep())
      .then((found) => isHere && setHint(found))
      .catch((error: unknown) => console.info('No hint for operators.', error));
    return () => {
      isHere = false;
    };
  }, [asks]);
  return asks ? hint : null;
}
