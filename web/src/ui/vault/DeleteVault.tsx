import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { deleteVault } from '../../platform/vault/tab-vault';
import { showToast } from '../../platform/toasts/toast-store';
import { Confirm } from '../controls/Confirm';

/** Deletes the whole vault: a forgotten passphrase locks all of it. */
export function DeleteVault(): ReactElement {
  const [failed, setFailed] = useState(false);
  const remove = async () => {
    const { outcome } = await deleteVault();
    setFailed(outcome !== 'removed');
    if (outcome === 'removed') showToast(t`Private space deleted from this device.`);
  };
  return (
    <>
      <p>
        <Trans>
          This deletes every page of your diary and everything else in your private space from this device,
          such as check-ins or a plan. Files you exported stay as they are.
        </Trans>
      </p>
      <div>
        <Confirm
          ask={t`Delete private space`}
          question={t`Delete your diary and everything else in your private space from this device? You can’t undo this.`}
          confirm={t`Delete everything`}
          keep={t`Keep it`}
          onConfirm={() => void remove()}
        />
      </div>
      {failed && (
        <p role="alert">
          <Trans>
            We couldn’t delete your private space, because this browser’s storage can’t be used right now. Try
            again in a minute.
          </Trans>
        </p>
      )}
    </>
  );
}
