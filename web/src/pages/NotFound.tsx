import type { ReactElement } from 'react';
import drawing from '../drawings/not-found.svg?url&no-inline';
import { ButtonLink } from '../ui/controls/Button';
import { PictureMessage } from '../ui/layout/PictureMessage';

export default function NotFound(): ReactElement {
  return (
    <PictureMessage drawing={drawing} title="Page not found">
      <p>There’s no page at this address. Check the address for typos, or start from the home page.</p>
      <ButtonLink kind="main" href="/">
        Go to the home page
      </ButtonLink>
    </PictureMessage>
  );
}
