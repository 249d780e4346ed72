import { t } from '@lingui/core/macro';
import { useEffect, type ReactElement } from 'react';
import drawing from '../drawings/not-found.svg?url&no-inline';
import { returnPath } from '../platform/navigation/return-path';
import { Button, ButtonLink } from '../ui/controls/Button';
import { PictureMessage } from '../ui/layout/PictureMessage';

/** Stands in for a page that is not cached on the device; it opens that page once the network is back. */
export default function Offline(): ReactElement {
  useEffect(() => {
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, []);
  return (
    <PictureMessage drawing={drawing} title={t`You’re offline`}>
      <p>{t`This page isn’t saved on your device. It’ll open by itself when you’re back online.`}</p>
      <Button kind="main" onClick={tryAgain}>
        {t`Try again`}
      </Button>
      <p>{t`Help works offline. If you’re signed in, so do breathing and your diary.`}</p>
      <ButtonLink href="/help">{t`Need help now?`}</ButtonLink>
      <ButtonLink href="/browse">{t`Go to your activities`}</ButtonLink>
    </PictureMessage>
  );
}

function tryAgain(): void {
  location.replace(returnPath(location.search, location.origin));
}
