import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { NightEnd } from '../../ui/scene/NightEnd';

/**
 * What is said at the end; it counts nothing and praises nothing.
 *
 * @param props.whole whether the scan came to its own end
 */
export function ScanEnding({ whole }: { whole: boolean }): ReactElement {
  return (
    <NightEnd title={whole ? t`That was the body scan.` : t`That’s it for now.`}>
      <p>{t`However it went is fine. Take your time before you get going again.`}</p>
      <p>
        <Trans>
          If something difficult came up, you don’t have to handle it alone. You can find people to talk to
          under <Link href="/help">Need help now?</Link>
        </Trans>
      </p>
    </NightEnd>
  );
}
