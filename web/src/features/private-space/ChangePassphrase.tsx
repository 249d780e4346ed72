import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { showToast } from '../../platform/toasts/toast-store';
import { changeKey } from '../../platform/vault/tab-vault';
import { FormError } from '../../ui/forms/use-form';
import { NewPassphraseForm } from '../../ui/vault/NewPassphraseForm';
import { NOT_SAVED_WORDS } from '../../ui/vault/trouble-words';

/** Another passphrase for the private space of this device. */
export function ChangePassphrase(): ReactElement {
  const change = async (next: string, current: string) => {
    const { outcome } = await changeKey(current, next);
    if (outcome === 'wrong')
      throw new FormError('', {
        current: t`That isn’t your current passphrase. Check it, then try again.`,
      });
    if (outcome !== 'changed-key') throw new FormError(NOT_SAVED_WORDS[outcome]);
    showToast(t`Passphrase changed.`);
  };
  return (
    <>
      <p>{t`Copies you exported before still open with your old passphrase.`}</p>
      <NewPassphraseForm changing submit={t`Change passphrase`} busyWords={t`Changing…`} onChosen={change} />
    </>
  );
}
