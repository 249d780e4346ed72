import { t } from '@lingui/core/macro';
import { useEffect, useId, useState, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { begin } from '../../platform/vault/tab-vault';
import { deletesUnvisited } from '../../platform/vault/durability';
import { useVault, type VaultStatus } from '../../platform/vault/vault-store';
import { Button } from '../controls/Button';
import { Dialog } from '../controls/Dialog';
import { FormError } from '../forms/use-form';
import { FoldedKeepOpenField } from './KeepOpenField';
import { MayBeDeleted } from './MayBeDeleted';
import { NewPassphraseForm } from './NewPassphraseForm';
import { NOT_OPENED_WORDS } from './trouble-words';
import { UnlockForm } from './UnlockForm';
import { sayIfNotKept, useKeepOpen } from './use-keep-open';
import { VaultFacts } from './VaultFacts';

type Props = { onDone: (outcome: 'open' | 'given-up') => void };

/** Shows the dialog above whatever page there is; it is gone when the promise resolves. */
export function showVaultDialog(): Promise<'open' | 'given-up'> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise<'open' | 'given-up'>((resolve) => {
    root.render(<VaultDialog onDone={resolve} />);
  }).finally(() => {
    root.unmount();
    place.remove();
  });
}

/** Asks for the passphrase of the private space, the first time for a new one. */
function VaultDialog({ onDone }: Props): ReactElement {
  const status = useVault((state) => state.status);
  const [isNew, setNew] = useState(false);
  const tells = isNew && status === 'open' && deletesUnvisited();
  const id = useId();
  useEffect(() => {
    if (status === 'open' && !tells) onDone('open');
  }, [status, tells, onDone]);
  const cancel = <Button onClick={() => onDone('given-up')}>{t`Not now`}</Button>;
  return (
    <Dialog labelledBy={id} onCancel={() => onDone(status === 'open' ? 'open' : 'given-up')}>
      <h2 id={id}>{titleOf(status, tells)}</h2>
      {status === 'absent' && <FirstTime cancel={cancel} onChosen={() => setNew(true)} />}
      {tells && (
        <>
          <MayBeDeleted inDialog />
          <div>
            <Button kind="main" onClick={() => onDone('open')}>{t`Continue`}</Button>
          </div>
        </>
      )}
      {status === 'locked' && <UnlockForm button={t`Open`} beside={cancel} sticky />}
      {status in NOT_OPENED_WORDS && (
        <>
          <p>{NOT_OPENED_WORDS[status as keyof typeof NOT_OPENED_WORDS]}</p>
          <div>{cancel}</div>
        </>
      )}
    </Dialog>
  );
}

function titleOf(status: VaultStatus, tells: boolean): string {
  if (tells) return t`Keep your private space safe`;
  return status === 'absent' ? t`Choose a passphrase` : t`Open your private space`;
}

function FirstTime({ cancel, onChosen }: { cancel: ReactElement; onChosen: () => void }): ReactElement {
  const keepOpen = useKeepOpen();
  const choose = async (passphrase: string) => {
    onChosen();
    const { outcome } = await begin(passphrase, keepOpen.value);
    sayIfNotKept(keepOpen.value);
    // Where another tab was faster, its passphrase is asked for.
    if (outcome === 'begun' || outcome === 'saved' || outcome === 'exists') return;
    throw new FormError(NOT_OPENED_WORDS[outcome]);
  };
  return (
    <>
      <p>{t`What you save here goes into your private space. Only you can open it.`}</p>
      <VaultFacts />
      <NewPassphraseForm
        submit={t`Lock and save`}
        busyWords={t`Setting up…`}
        beside={cancel}
        sticky
        onChosen={choose}
      >
        <FoldedKeepOpenField {...keepOpen} />
      </NewPassphraseForm>
    </>
  );
}
