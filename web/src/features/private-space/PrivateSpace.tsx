import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useRef, useState, type ReactElement } from 'react';
import { retry } from '../../platform/http/retry';
import { isVaultKeptOpen } from '../../platform/vault/kept-open-name';
import { openIfKept } from '../../platform/vault/open-if-kept';
import { useVault } from '../../platform/vault/vault-store';
import { Button } from '../../ui/controls/Button';
import { Loading } from '../../ui/states/states';
import { askForVault } from '../../ui/vault/ask-for-vault';
import styles from './PrivateSpace.module.css';

const PrivateSpacePanel = lazy(() => retry(() => import('./PrivateSpacePanel')));
const ForgottenPassphrase = lazy(() => retry(() => import('./ForgottenPassphrase')));

/** Everything that belongs to the private space as a whole, and to no page in particular. */
export function PrivateSpace({ userId }: { userId: string }): ReactElement {
  const isTheirs = useVault(({ owner }) => owner === userId);
  const known = useVault((state) => state.status);
  const status = isTheirs ? known : 'looking';
  const [isKeptOpen] = useState(isVaultKeptOpen);
  const opensByItself = status === 'looking' && isKeptOpen;
  const open = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => openIfKept(userId), [userId]);
  useEffect(() => {
    // What was pressed to lock or delete it is gone.
    if (wasOpen.current && status !== 'open' && document.activeElement === document.body)
      open.current?.focus();
    wasOpen.current = status === 'open';
  }, [status]);
  return (
    <>
      <p>
        {status === 'absent' ? (
          <Trans>
            What you keep of your diary, check-ins, results, plan and hope box goes into a private space on
            this device, locked with a passphrase that only you know. You don’t have one yet. You can set it
            up here, or when you first save something.
          </Trans>
        ) : (
          <Trans>
            Your diary, check-ins, results, plan and hope box are in your private space on this device, locked
            with your passphrase. We never see it.
          </Trans>
        )}
      </p>
      <div className={status === 'open' || opensByItself ? styles.open : undefined}>
        {status === 'open' ? (
          <Suspense fallback={<Loading>{t`Loading…`}</Loading>}>
            <PrivateSpacePanel />
          </Suspense>
        ) : (
          <Button ref={open} onClick={() => void askForVault()}>
            {status === 'absent' ? t`Set up your private space` : t`Open your private space`}
          </Button>
        )}
      </div>
      {status === 'locked' && (
        <Suspense fallback={null}>
          <ForgottenPassphrase />
        </Suspense>
      )}
    </>
  );
}
