import { t } from '@lingui/core/macro';
import type { OperatorLegalTextAnswer } from '@stillgrove/contract/operator-legal-texts';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { Values } from '../../../ui/forms/use-form';
import { useVersionedSave } from '../../../ui/forms/use-versioned-save';
import { VersionedForm } from '../../../ui/forms/VersionedForm';
import { NoteField } from './OwnTextForm';
import { readLegalText, restoreLegalText } from '../api';
import styles from './OwnTextForm.module.css';
import { TextPreview } from './TextPreview';

type Props = {
  text: OperatorLegalTextAnswer;
  /** Called with what to say; with nothing when it was left. */
  onDone: (message: string) => void;
};

/** Goes back to the text that is made from the settings, after a look at it. */
export function RestoreForm({ text: shown, onDone }: Props): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  // As it was read, whatever is loaded while someone writes.
  const [text] = useState(shown);
  const { save, newer, keepMine } = useVersionedSave({
    version: text.version,
    load: () => readLegalText(text.name),
    untouched: ({ markdown }) => markdown === text.markdown,
  });
  useEffect(() => place.current?.querySelector('input')?.focus(), []);

  const send = async ({ note = '' }: Values) => {
    const { message } = await save((version) => restoreLegalText(text.name, { note, version }));
    onDone(message);
  };

  return (
    <div ref={place} className={styles.form}>
      <VersionedForm
        button={t`Publish the default text`}
        send={send}
        newer={newer && [[t`Text`, newer.markdown]]}
        keepMine={keepMine}
        onLeave={() => onDone('')}
      >
        {(errors) => (
          <>
            <p>{t`The default text replaces yours. Your text stays readable as an earlier version.`}</p>
            <NoteField error={errors.note} />
          </>
        )}
      </VersionedForm>
      <TextPreview markdown={text.defaultMarkdown} />
    </div>
  );
}
