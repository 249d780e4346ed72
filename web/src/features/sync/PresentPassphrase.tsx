import { t } from '@lingui/core/macro';
import type { ReactElement, ReactNode } from 'react';
import { shared } from '../../platform/vault/tab-vault';
import { failureWords } from '../../platform/http/failure';
import { Form } from '../../ui/forms/Form';
import { FormError, type Values } from '../../ui/forms/use-form';
import { ForTheVault, Passphrase } from '../../ui/vault/Passphrase';

type Props = { button: string; beside?: ReactNode; onRight: (passphrase: string) => Promise<void> | void };

/** Asks for the passphrase of this device’s private space, which new codes work together with. */
export function PresentPassphrase({ button, beside, onRight }: Props): ReactElement {
  const check = async ({ passphrase = '' }: Values) => {
    if (passphrase === '') throw new FormError('', { passphrase: t`Enter your passphrase.` });
    if (!(await shared.isPassphrase(passphrase)))
      throw new FormError('', {
        passphrase: t`That isn’t the passphrase of your private space on this device. Check capital letters and spaces, then try again.`,
      });
    await onRight(passphrase);
  };
  return (
    <Form
      send={check}
      failureWords={failureWords}
      button={button}
      busyWord={t`Checking…`}
      keeps
      beside={beside}
    >
      {(errors) => (
        <>
          <ForTheVault />
          <Passphrase
            label={t`Passphrase of your private space`}
            name="passphrase"
            kind="current"
            shown={false}
            error={errors.passphrase}
          />
        </>
      )}
    </Form>
  );
}
