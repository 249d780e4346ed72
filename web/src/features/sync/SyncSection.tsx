import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useAddressHash } from '../../platform/address/address-hash';
import { retry } from '../../platform/http/retry';
import { useVault } from '../../platform/vault/vault-store';
import { askForVault } from '../../ui/vault/ask-for-vault';
import { Button } from '../../ui/controls/Button';
import { ProsePart } from '../../ui/prose/Prose';
import { Loading } from '../../ui/states/states';

const SyncPanel = lazy(() => retry(() => import('./SyncPanel')));

/** Diary and other private things on several devices; off until someone wants it. */
export function SyncSection(): ReactElement {
  const status = useVault((state) => state.status);
  const wantsKit = useAddressHash() === 'recovery-kit';
  const [pressed, setPressed] = useState(false);
  const wanted = pressed || wantsKit;
  return (
    <ProsePart title={t`Your private space on your other devices`} anchor="other-devices">
      <p>
        <Trans>
          You can have your diary, and whatever else is in your private space, on several devices. Each device
          encrypts everything before it leaves, so we can’t read it. Until you turn this on, it all stays on
          this device.
        </Trans>
      </p>
      {wanted && status === 'open' ? (
        <Suspense fallback={<Loading>{t`Loading…`}</Loading>}>
          <SyncPanel wantsKit={wantsKit} />
        </Suspense>
      ) : (
        <div>
          <Button
            onClick={() => {
              void askForVault().then((outcome) => setPressed(outcome === 'open'));
            }}
          >
            {t`Manage other devices`}
          </Button>
        </div>
      )}
    </ProsePart>
  );
}
