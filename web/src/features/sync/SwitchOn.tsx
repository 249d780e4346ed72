import { t } from '@lingui/core/macro';
import { useState, type ReactElement } from 'react';
import { newSpaceSecrets, type SpaceSecrets } from '../../platform/sync/space-lock';
import { noteKit } from '../../platform/vault/kit-note';
import { sync } from './this-device';
import { ConfirmKit } from './ConfirmKit';
import { PresentPassphrase } from './PresentPassphrase';

/** Begins to share from this device: what to know, the passphrase, the codes. */
export function SwitchOn({ onThere }: { onThere: () => void }): ReactElement {
  const [begun, setBegun] = useState<{ secrets: SpaceSecrets; passphrase: string } | null>(null);
  if (begun !== null)
    return (
      <ConfirmKit
        secrets={begun.secrets}
        button={t`Start syncing`}
        onConfirmed={async () => {
          if ((await sync.switchOn(begun.secrets, begun.passphrase)) === 'there') onThere();
          else await noteKit();
        }}
        onCancel={() => setBegun(null)}
      />
    );
  return (
    <>
      <ul>
        <li>{t`Our server stores your entries encrypted. It sees how many there are, their rounded sizes, and when your devices send them.`}</li>
        <li>{t`They may say something about your health. By turning this on, you agree that we store them. To take this back, delete everything on the server here.`}</li>
        <li>{t`You get two codes. A new device needs the device code and your passphrase. The recovery code works alone.`}</li>
        <li>{t`If you lose all your devices and the codes, no one can open your entries, not even us. Resetting your account password doesn’t help.`}</li>
      </ul>
      <PresentPassphrase
        button={t`Get my codes`}
        onRight={(passphrase) => setBegun({ secrets: newSpaceSecrets(), passphrase })}
      />
    </>
  );
}
