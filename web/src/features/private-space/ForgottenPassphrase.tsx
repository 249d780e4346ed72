import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Disclosure } from '../../ui/controls/Disclosure';
import { DeleteVault } from '../../ui/vault/DeleteVault';

/** What is left to someone who cannot open their private space. */
export default function ForgottenPassphrase(): ReactElement {
  return (
    <Disclosure title={t`I forgot my passphrase`}>
      <p>
        <Trans>
          We can’t recover or reset your passphrase, because we never have it. Try any passphrases you may
          have used. A locked copy opens with the passphrase your private space had then. You can also delete
          your private space and start a new one.
        </Trans>
      </p>
      <DeleteVault />
    </Disclosure>
  );
}
