import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';

/** What keeps someone safer until a person is with them; it names no means. */
export function KeepSafe(): ReactElement {
  return (
    <p>
      <Trans>
        If you have already hurt yourself or taken something, call the emergency number, even if you feel
        fine. Until you are with someone, move away from anything you could hurt yourself with, or ask someone
        to hold it for you.
      </Trans>
    </p>
  );
}
