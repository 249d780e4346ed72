import { t } from '@lingui/core/macro';
import { typedCode } from '@stillgrove/domain/sync/typed-code';
import { useState, type ReactElement } from 'react';
import type { SpaceSecrets } from '../../platform/sync/space-lock';
import { sync } from './this-device';
import { useFocusOnArrival } from '../../platform/screen/use-focus-on-arrival';
import { Button } from '../../ui/controls/Button';
import { FormError } from '../../ui/forms/use-form';
import { QrCode } from '../../ui/qr-code/QrCode';
import { PresentPassphrase } from './PresentPassphrase';
import styles from './Sync.module.css';
import { STATUS_WORDS } from './words';

/** The code for another device, to scan or to type; the passphrase that goes with it is asked for first. */
export function AddDevice({ onDone }: { onDone: () => void }): ReactElement {
  const [secrets, setSecrets] = useState<SpaceSecrets | null>(null);
  if (secrets !== null) return <DeviceCode secrets={secrets} onDone={onDone} />;
  const lock = async (passphrase: string) => {
    const locked = await sync.lockWith(passphrase);
    if (locked === null) throw new FormError(STATUS_WORDS.ended);
    setSecrets(locked);
  };
  return (
    <PresentPassphrase
      button={t`Show the code`}
      beside={<Button onClick={onDone}>{t`Cancel`}</Button>}
      onRight={lock}
    />
  );
}

function DeviceCode({ secrets, onDone }: { secrets: SpaceSecrets; onDone: () => void }): ReactElement {
  const first = useFocusOnArrival<HTMLHeadingElement>();
  const code = typedCode(secrets.deviceSecret);
  return (
    <div className={styles.panel}>
      <h4 ref={first} tabIndex={-1}>
        {t`Add a device`}
      </h4>
      <ol>
        <li>{t`On the other device, sign in to your account and open Profile Settings.`}</li>
        <li>{t`Open your private space there, and scan this code or type it.`}</li>
        <li>{t`Enter the passphrase that you typed here a moment ago.`}</li>
      </ol>
      <QrCode text={code} label={t`QR code with your device code`} className={styles.picture} />
      <p className={styles.code}>{code}</p>
      <div className="actions">
        <Button onClick={onDone}>{t`Hide the code`}</Button>
      </div>
    </div>
  );
}
