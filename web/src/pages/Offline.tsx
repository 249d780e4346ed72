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
    <PictureMessage drawing={drawing} title="You’re offline">
      <p>This page isn’t saved on your device. It will open by itself when you’re back online.</p>
      <Button kind="main" onClick={tryAgain}>
        Try again
      </Button>
      <p>Help works offline. If you’re signed in, so do breathing and your diary.</p>
      <ButtonLink href="/browse">Go to your activities</ButtonLink>
    </PictureMessage>
  );
}

function tryAgain(): void {
  location.replace(returnPath(location.search, location.origin));
}
