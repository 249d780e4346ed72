import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Button } from '../../ui/controls/Button';
import { saveLockedCopy } from '../../ui/vault/save-locked-copy';

/** One file with all that there is. */
export function ExportCopy(): ReactElement {
  return (
    <>
      <p>
        <Trans>
          A locked copy has all your pages, including unfinished ones, and everything else in your private
          space. It opens only with the passphrase you use now. You can keep it anywhere.
        </Trans>
      </p>
      <div className="actions">
        <Button onClick={() => void saveLockedCopy()}>{t`Export a locked copy`}</Button>
      </div>
      <p className="aside">{t`On the pages of your diary and check-ins you can export files that open without a passphrase.`}</p>
    </>
  );
}
