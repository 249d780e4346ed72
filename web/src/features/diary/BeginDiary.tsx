import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { noteDone, prepareToNote } from '../../platform/storage/note-done';
import { begin } from '../../platform/vault/tab-vault';
import { useVault } from '../../platform/vault/vault-store';
import { showToast } from '../../platform/toasts/toast-store';
import { Button } from '../../ui/controls/Button';
import { FormError } from '../../ui/forms/use-form';
import styles from './BeginDiary.module.css';
import { Door } from './Door';
import { NewPassphraseForm } from '../../ui/vault/NewPassphraseForm';
import { FoldedKeepOpenField } from '../../ui/vault/KeepOpenField';
import { sayIfNotKept, useKeepOpen } from '../../ui/vault/use-keep-open';
import { VaultFacts } from '../../ui/vault/VaultFacts';
import { TROUBLE_WORDS } from './words';

/** The first save: what a passphrase means, and the choice of one. */
export function BeginDiary({ toImport, onBack }: { toImport: boolean; onBack: () => void }): ReactElement {
  const firstPage = useVault((state) => state.firstPage);
  const keepOpen = useKeepOpen();
  const choose = async (passphrase: string) => {
    prepareToNote();
    const { outcome } = await begin(passphrase, keepOpen.value);
    sayIfNotKept(keepOpen.value);
    if (outcome === 'saved') {
      showToast(t`Page saved on this device.`, 'calm', { ofPage: true });
      void noteDone('diary');
    } else if (outcome !== 'begun' && outcome !== 'exists') throw new FormError(TROUBLE_WORDS[outcome]);
  };
  return (
    <Door title={t`Choose a passphrase`} fieldsFirst>
      {firstPage !== null && firstPage.text !== '' && (
        <p className={styles.words} data-uncovered="">
          <span className="visually-hidden">{t`Your page:`} </span>
          <bdi>{firstPage.text}</bdi>
        </p>
      )}
      <VaultFacts />
      <NewPassphraseForm
        submit={toImport ? t`Start your diary` : t`Lock and save`}
        busyWords={toImport ? t`Setting up…` : t`Saving…`}
        sticky
        onChosen={choose}
      >
        <FoldedKeepOpenField {...keepOpen} />
      </NewPassphraseForm>
      <div>
        <Button kind="quiet" onClick={onBack}>{t`Back to your page`}</Button>
      </div>
    </Door>
  );
}
