import type { ReactElement } from 'react';
import drawing from '../drawings/not-found.svg?url&no-inline';
import { ButtonLink } from '../ui/controls/Button';
import { PictureMessage } from '../ui/layout/PictureMessage';

export default function NotFound(): ReactElement {
  return (
    <PictureMessage drawing={drawing} title="This path fades into the mist">
      <p>There is no page here. The address may have a slip in it, or the page has moved.</p>
      <ButtonLink kind="main" href="/">
        Back to the start
      </ButtonLink>
    </PictureMessage>
  );
}
