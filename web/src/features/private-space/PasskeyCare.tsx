import { t } from '@lingui/core/macro';
import { useEffect, useState, type ReactElement } from 'react';
import { showToast } from '../../platform/toasts/toast-store';
import { addPasskey, arePasskeysOffered, removePasskeys } from '../../platform/vault/tab-vault';
import { useVault } from '../../platform/vault/vault-store';
import { Confirm } from '../../ui/controls/Confirm';
import { Form } from '../../ui/forms/Form';
import { FormError, type Values } from '../../ui/forms/use-form';
import { ForTheVault, Passphrase } from '../../ui/vault/Passphrase';
import { Disclosure } from '../../ui/controls/Disclosure';
import { NOT_SAVED_WORDS } from '../../ui/vault/trouble-words';

/** A passkey beside the passphrase, where this browser offers passkeys. */
export function PasskeyCare(): ReactElement | null {
  const hasPasskey = useVault((state) => state.hasPasskey);
  const [areOffered, setOffered] = useState(false);
  useEffect(() => {
    void arePasskeysOffered().then(setOffered);
  }, []);
  if (!areOffered && !hasPasskey) return null;
  return (
    <Disclosure title={t`Open with a passkey`}>
      <p>{t`A passkey lets you open your private space with your fingerprint, your face or the PIN of your device. Your passphrase goes on working, so keep it in a safe place.`}</p>
      {areOffered && <AddPasskey />}
      {hasPasskey && <RemovePasskeys />}
    </Disclosure>
  );
}

function AddPasskey(): ReactElement {
  const add = async ({ current = '' }: Values) => {
    if (current === '') throw new FormError('', { current: t`Enter your passphrase.` });
    const { outcome } = await addPasskey(current);
    if (outcome === 'added') return t`Passkey added. You can use it the next time.`;
    if (outcome === 'wrong')
      throw new FormError('', { current: t`That isn’t your passphrase. Check it, then try again.` });
    if (outcome === 'given-up')
      throw new FormError(
        t`We didn’t get a passkey that can open your private space. Some devices can’t make one. You can try again, or go on with your passphrase.`,
      );
    throw new FormError(NOT_SAVED_WORDS[outcome]);
  };
  return (
    <Form send={add} button={t`Add a passkey`} busyWord={t`Waiting for your device…`}>
      {(errors) => (
        <>
          <ForTheVault />
          <Passphrase
            label={t`Your passphrase`}
            name="current"
            kind="current"
            shown={false}
            error={errors.current}
          />
        </>
      )}
    </Form>
  );
}

function RemovePasskeys(): ReactElement {
  const remove = async () => {
    const { outcome } = await removePasskeys();
    if (outcome === 'removed') showToast(t`Only your passphrase opens your private space now.`);
    else showToast(NOT_SAVED_WORDS[outcome], 'error');
  };
  return (
    <div>
      <Confirm
        ask={t`Remove passkeys`}
        question={t`Remove all passkeys from your private space? You can also delete them in your device’s settings.`}
        confirm={t`Remove them`}
        keep={t`Keep them`}
        onConfirm={() => void remove()}
      />
    </div>
  );
}
