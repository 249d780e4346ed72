import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef, type ReactElement } from 'react';
import { failureWords } from '../../platform/http/failure';
import { sync } from './this-device';
import { Field } from '../../ui/controls/Field';
import { Form } from '../../ui/forms/Form';
import { FormError, type Values } from '../../ui/forms/use-form';
import { Passphrase } from '../../ui/vault/Passphrase';
import { DeleteSynced } from './DeleteSynced';
import { ScanCode } from './ScanCode';
import { readCode } from './typed';
import { LOCK_WORDS } from './words';

/** Brings what another device shares to this one. */
export function Join(): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const join = async ({ code = '', passphrase = '' }: Values) => {
    const read = readCode(code);
    if (read.kind === 'wrong') throw new FormError('', { code: read.words });
    if (read.kind === 'device' && passphrase === '')
      throw new FormError('', { passphrase: t`Enter the passphrase of your other device.` });
    const joined = await sync.join(
      read.kind === 'recovery' ? { recoveryKey: read.secret } : { deviceSecret: read.secret, passphrase },
    );
    if (joined === 'nothing-there') throw new FormError(t`None of your devices syncs anything right now.`);
    if (joined !== 'joined') throw new FormError(LOCK_WORDS[joined]);
  };
  return (
    <>
      <p>
        <Trans>
          Another device of yours syncs your private space. On that device, open Profile Settings and choose
          “Add a device”. What’s on this device stays, and comes together with the rest.
        </Trans>
      </p>
      <div ref={place}>
        <ScanCode
          onCode={(code) => {
            const field = place.current?.querySelector<HTMLInputElement>('input[name="code"]');
            if (field) field.value = code;
          }}
        />
        <Form
          send={join}
          failureWords={failureWords}
          button={t`Add this device`}
          busyWord={t`Opening…`}
          kind="main"
          keeps
        >
          {(errors) => (
            <>
              <Field
                label={t`Device code or recovery code`}
                name="code"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                required
                help={t`Capital and small letters are the same, and spaces don’t matter.`}
                error={errors.code}
              />
              <Passphrase
                label={t`Passphrase of your other device`}
                name="passphrase"
                kind="current"
                shown={false}
                help={t`You don’t need it with a recovery code.`}
                error={errors.passphrase}
              />
            </>
          )}
        </Form>
      </div>
      <DeleteSynced />
    </>
  );
}
