import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { typedCode } from '@stillgrove/domain/sync/typed-code';
import type { ReactElement } from 'react';
import type { SpaceSecrets } from '../../platform/sync/space-lock';
import { printAlone } from '../../platform/screen/print-alone';
import { Button } from '../../ui/controls/Button';
import styles from './Sync.module.css';

/** The two codes on a sheet to print or to copy by hand. */
export function Kit({ secrets }: { secrets: SpaceSecrets }): ReactElement {
  return (
    <>
      <div className={styles.kit} data-print-alone>
        <h3>{t`Recovery kit for your private space`}</h3>
        <p>
          <Trans>
            Keep this sheet where only you can find it. Without one of your devices, this sheet is the only
            way back to what you wrote. We can’t open it for you.
          </Trans>
        </p>
        <dl className={styles.codes}>
          <dt>{t`Device code: adds a device, together with your passphrase`}</dt>
          <dd>{typedCode(secrets.deviceSecret)}</dd>
          <dt>{t`Recovery code: opens everything, even without your passphrase`}</dt>
          <dd>{typedCode(secrets.recoveryKey)}</dd>
        </dl>
      </div>
      <div className="actions">
        <Button onClick={printAlone}>{t`Print`}</Button>
      </div>
    </>
  );
}
