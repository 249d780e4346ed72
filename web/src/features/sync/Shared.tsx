import { t } from '@lingui/core/macro';
import { plural } from '@lingui/core/macro';
import { useEffect, useState, type ReactElement } from 'react';
import { newSpaceSecrets, type SpaceSecrets } from '../../platform/sync/space-lock';
import { useFocusOnArrival } from '../../platform/screen/use-focus-on-arrival';
import { useSync } from '../../platform/sync/sync';
import { noteKit } from '../../platform/vault/kit-note';
import { sync } from './this-device';
import { Button } from '../../ui/controls/Button';
import { Confirm } from '../../ui/controls/Confirm';
import { AddDevice } from './AddDevice';
import { ConfirmKit } from './ConfirmKit';
import { DeleteSynced } from './DeleteSynced';
import { Kit } from './Kit';
import { PresentPassphrase } from './PresentPassphrase';
import styles from './Sync.module.css';
import { STATUS_WORDS, TROUBLE_WORDS } from './words';

type Shown =
  | { readonly what: 'kit'; readonly secrets: SpaceSecrets }
  | { readonly what: 'device' | 'again' }
  | null;

/**
 * How sharing stands on this device, and what can be done with it.
 *
 * @param props.wantsKit whether someone came here for the recovery kit
 */
export function Shared({ wantsKit }: { wantsKit: boolean }): ReactElement {
  const { status, troubles, newer } = useSync(sync);
  const [shown, setShown] = useState<Shown>(null);
  const showKit = () => {
    void sync.secrets().then((secrets) => secrets && setShown({ what: 'kit', secrets }));
  };
  useEffect(() => {
    if (wantsKit) showKit();
  }, [wantsKit]);
  return (
    <div className={styles.panel}>
      <div role="status">
        {status !== 'unknown' && status !== 'off' && <p>{STATUS_WORDS[status]}</p>}
        {troubles.length > 0 && (
          <>
            <ul>
              {troubles.map((trouble) => (
                <li key={trouble}>{TROUBLE_WORDS[trouble]}</li>
              ))}
            </ul>
            <p>{t`Nothing on this device was replaced. If this doesn’t go away, choose “I lost a device” on the device with the most complete diary, then get new codes.`}</p>
          </>
        )}
        {newer > 0 && (
          <p>
            {plural(newer, {
              one: '# entry comes from a newer version of this site. Reload the page to see it.',
              other: '# entries come from a newer version of this site. Reload the page to see them.',
            })}
          </p>
        )}
      </div>
      <div className="actions">
        <Button onClick={() => setShown({ what: 'device' })}>{t`Add a device`}</Button>
        <Button onClick={showKit}>{t`Show my recovery kit`}</Button>
        <Button onClick={() => setShown({ what: 'again' })}>{t`I lost a device`}</Button>
      </div>
      {shown?.what === 'device' && <AddDevice onDone={() => setShown(null)} />}
      {shown?.what === 'kit' && <ShownKit secrets={shown.secrets} onHide={() => setShown(null)} />}
      {shown?.what === 'again' && <StartAgain onDone={() => setShown(null)} />}
      <Confirm
        ask={t`Stop syncing on this device`}
        question={t`Stop syncing on this device? Everything that is here stays here.`}
        confirm={t`Stop syncing`}
        keep={t`Keep syncing`}
        onConfirm={() => void sync.stop()}
      />
      <DeleteSynced />
    </div>
  );
}

function ShownKit({ secrets, onHide }: { secrets: SpaceSecrets; onHide: () => void }): ReactElement {
  const first = useFocusOnArrival<HTMLDivElement>();
  return (
    <div ref={first} tabIndex={-1} className={styles.steps}>
      <Kit secrets={secrets} />
      <Button onClick={onHide}>{t`Hide the codes`}</Button>
    </div>
  );
}

/** New keys and codes after a device or a code was lost. */
function StartAgain({ onDone }: { onDone: () => void }): ReactElement {
  const [begun, setBegun] = useState<{ secrets: SpaceSecrets; passphrase: string } | null>(null);
  if (begun !== null)
    return (
      <ConfirmKit
        secrets={begun.secrets}
        button={t`Start again with new codes`}
        onConfirmed={async () => {
          await sync.startAgain(begun.secrets, begun.passphrase);
          await noteKit();
          onDone();
        }}
        onCancel={onDone}
      />
    );
  return (
    <>
      <p>{t`Start again with new codes: this device sends everything again under new keys, and the lost device gets nothing more. Enter the new code on your other devices. Then sign the lost device out under “Signed-in devices”.`}</p>
      <PresentPassphrase
        button={t`Get new codes`}
        beside={<Button onClick={onDone}>{t`Cancel`}</Button>}
        onRight={(passphrase) => setBegun({ secrets: newSpaceSecrets(), passphrase })}
      />
    </>
  );
}
