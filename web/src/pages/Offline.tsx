import { useEffect, type ReactElement } from 'react';
import drawing from '../drawings/not-found.svg?url&no-inline';
import { returnPath } from '../platform/navigation/return-path';
import { Button, ButtonLink } from '../ui/controls/Button';
import { PictureMessage } from '../ui/layout/PictureMessage';

/** Stands in for a page that is not kept on the device; it goes back there when the network does. */
export default function Offline(): ReactElement {
  useEffect(() => {
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, []);
  return (
    <PictureMessage drawing={drawing} title="No network just now">
      <p>
        The page you asked for is not kept on this device. It comes by itself when the network is back, and
        what you have earned or written here is safe.
      </p>
      <Button kind="main" onClick={tryAgain}>
        Try again
      </Button>
      <p>Breathing, games, articles and help work as ever.</p>
      <ButtonLink href="/browse">To your instance</ButtonLink>
    </PictureMessage>
  );
}

function tryAgain(): void {
  location.replace(returnPath(location.search, location.origin));
}
