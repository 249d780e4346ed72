import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useAppStore } from '../../platform/session/app-store';
import { Button } from '../../ui/controls/Button';
import { LineIcon } from '../../ui/drawing/Icon';
import { hasWords, keepOnDevice, keepSealed, usePlanStore } from './plan-store';
import styles from './PlanWays.module.css';

type Props = {
  busy: boolean;
  /** Says of each only what one has to know to choose. */
  brief?: boolean;
  onChoose: (save: () => Promise<void>) => void;
};

/** The ways to save a plan, each with what it means. While there is nothing to save, none can be chosen. */
export function PlanWays({ busy, brief = false, onChoose }: Props): ReactElement | null {
  const { home, plan, drafts } = usePlanStore();
  const isSomeone = useAppStore(({ app }) => app.user !== null);
  if (home === 'no-storage') return null;
  const canChoose = hasWords({ plan, drafts });
  return (
    <div className={styles.ways}>
      <div className={styles.way}>
        <p>
          {brief ? (
            <Trans>
              <b>Without a passphrase.</b> It opens at once. Anyone who can use this browser can read it too.
            </Trans>
          ) : (
            <Trans>
              <b>Without a passphrase.</b> Your plan opens at once on this device, even offline or when you’re
              signed out. Anyone who can use this browser can read it too. It isn’t sent anywhere. You can
              change this at any time.
            </Trans>
          )}
        </p>
        {home === 'device' && <ChosenWay />}
        {home !== 'device' && canChoose && (
          <Button
            kind={home === 'tab' ? 'main' : 'plain'}
            aria-disabled={busy}
            onClick={() => onChoose(keepOnDevice)}
          >
            {home === 'tab' ? t`Save without a passphrase` : t`Open without a passphrase on this device`}
          </Button>
        )}
      </div>
      {isSomeone && (
        <div className={styles.way}>
          <p>
            {brief ? (
              <Trans>
                <b>Locked.</b> Only your passphrase opens it. In a hard moment you have to type it first.
              </Trans>
            ) : (
              <Trans>
                <b>Locked.</b> Your plan goes into your private space, and only your passphrase opens it. If
                you forget the passphrase, no one can open it. In a hard moment you have to type it first.
              </Trans>
            )}
          </p>
          {home === 'sealed' && <ChosenWay />}
          {home !== 'sealed' && canChoose && (
            <Button aria-disabled={busy} onClick={() => onChoose(keepSealed)}>
              {home === 'device' && t`Lock it, and remove the open copy`}
              {home !== 'device' && (brief ? t`Save and lock` : t`Save and lock with my passphrase`)}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** Stands where the button was, so that a second press on it changes nothing. */
function ChosenWay(): ReactElement {
  return (
    <p className={styles.chosenWay}>
      <LineIcon strokes="M5 12.5l4.5 4.5L19 7.5" />
      {t`Your plan is saved this way.`}
    </p>
  );
}
