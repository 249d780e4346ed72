import type { OperatorLegalTextAnswer } from '@stillgrove/contract/operator-legal-texts';
import { useEffect, useRef, type ReactElement } from 'react';
import type { Values } from '../../../ui/forms/use-form';
import { useVersionedSave } from '../../../ui/forms/use-versioned-save';
import { VersionedForm } from '../../../ui/forms/VersionedForm';
import { NoteField } from './OwnTextForm';
import styles from './OwnTextForm.module.css';
import { pathOf } from './text-words';
import { TextPreview } from './TextPreview';

type Props = {
  text: OperatorLegalTextAnswer;
  /** Called with what to say; with nothing when it was left. */
  onDone: (message: string) => void;
};

/** Goes back to the text that is made from the settings, after a look at it. */
export function RestoreForm({ text, onDone }: Props): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const { save, newer, keepMine } = useVersionedSave<OperatorLegalTextAnswer>({
    path: pathOf(text.name),
    version: text.version,
    untouched: ({ markdown }) => markdown === text.markdown,
  });
  useEffect(() => place.current?.querySelector('input')?.focus(), []);

  const send = async (values: Values) => {
    const { message } = await save('POST', `${pathOf(text.name)}/restore`, values);
    onDone(message);
    return '';
  };

  return (
    <div ref={place} className={styles.form}>
      <VersionedForm
        button="Publish the default text"
        send={send}
        newer={newer && [['Text', newer.markdown]]}
        keepMine={keepMine}
        onLeave={() => onDone('')}
      >
        {(errors) => (
          <>
            <p>The default text replaces yours. Your text stays readable as an earlier version.</p>
            <NoteField error={errors.note} />
          </>
        )}
      </VersionedForm>
      <TextPreview markdown={text.defaultMarkdown} />
    </div>
  );
}
