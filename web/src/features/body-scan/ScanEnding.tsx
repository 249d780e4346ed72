import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { NightEnd } from '../../ui/scene/NightEnd';

/** What is said at the end; it counts nothing and praises nothing. */
export function ScanEnding(): ReactElement {
  return (
    <NightEnd title={t`That was the body scan.`}>
      <p>
        <Trans>
          However it went is fine. Take your time before you get going again. If something difficult came up,
          you don’t have to handle it alone. You can find people to talk to under{' '}
          <Link href="/help">Need help now?</Link>
        </Trans>
      </p>
    </NightEnd>
  );
}
