import { t } from '@lingui/core/macro';
import { groups, tidied, typedCode } from '@stillgrove/domain/sync/typed-code';
import type { ReactElement } from 'react';
import { failureWords } from '../../platform/http/failure';
import type { SpaceSecrets } from '../../platform/sync/space-lock';
import { useFocusOnArrival } from '../../platform/screen/use-focus-on-arrival';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { Form } from '../../ui/forms/Form';
import { FormError } from '../../ui/forms/use-form';
import { Kit } from './Kit';
import styles from './Sync.module.css';

type Props = {
  secrets: SpaceSecrets;
  button: string;
  onConfirmed: () => Promise<void>;
  onCancel: () => void;
};

/** Shows new codes, and goes on once the person has them: four characters are typed back. */
export function ConfirmKit({ secrets, button, onConfirmed, onCancel }: Props): ReactElement {
  const first = useFocusOnArrival<HTMLDivElement>();
  const wanted = groups(tidied(typedCode(secrets.recoveryKey)))[2] ?? '';
  return (
    <div ref={first} tabIndex={-1} className={styles.steps}>
      <Kit secrets={secrets} />
      <Form
        send={async ({ characters = '' }) => {
          if (tidied(characters) !== wanted)
            throw new FormError('', {
              characters: t`That isn’t the third group of your recovery code. Look at your sheet, then try again.`,
            });
          await onConfirmed();
        }}
        failureWords={failureWords}
        button={button}
        busyWord={t`Setting up…`}
        kind="main"
        keeps
        beside={<Button onClick={onCancel}>{t`Cancel`}</Button>}
      >
        {(errors) => (
          <Field
            label={t`Third group of your recovery code`}
            name="characters"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            help={t`Print the sheet or write the codes down first. Then type these four characters from it.`}
            error={errors.characters}
          />
        )}
      </Form>
    </div>
  );
}
