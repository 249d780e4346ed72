import {
  LEGAL_NOTE_MAX_LENGTH,
  type OperatorLegalTextAnswer,
} from '@stillgrove/contract/operator-legal-texts';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Field, TextArea } from '../../../ui/controls/Field';
import type { Values } from '../../../ui/forms/use-form';
import { useVersionedSave } from '../../../ui/forms/use-versioned-save';
import { VersionedForm } from '../../../ui/forms/VersionedForm';
import styles from './OwnTextForm.module.css';
import { pathOf } from './text-words';
import { TextPreview } from './TextPreview';

type Props = {
  text: OperatorLegalTextAnswer;
  /** Called with what to say; with nothing when it was left. */
  onDone: (message: string) => void;
};

/** Where an operator writes a text and says what changed. */
export function OwnTextForm({ text, onDone }: Props): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const [markdown, setMarkdown] = useState(text.markdown);
  const { save, newer, keepMine } = useVersionedSave<OperatorLegalTextAnswer>({
    path: pathOf(text.name),
    version: text.version,
    untouched: ({ markdown: stored }) => stored === text.markdown,
  });
  useEffect(() => place.current?.querySelector('textarea')?.focus(), []);

  const send = async (values: Values) => {
    const { message } = await save('PUT', pathOf(text.name), values);
    onDone(message);
    return '';
  };

  return (
    <div ref={place} className={styles.form}>
      <VersionedForm
        button="Publish this text"
        send={send}
        newer={newer && [['Text', newer.markdown]]}
        keepMine={keepMine}
        onLeave={() => onDone('')}
      >
        {(errors) => (
          <>
            <TextArea
              label="Text"
              name="markdown"
              rows={16}
              help="## starts a section, - starts a line of a list. *Emphasis*, **strong words**, [a link](/contact). {name} becomes the name of this site, {email} its email address."
              value={markdown}
              onChange={({ target }) => setMarkdown(target.value)}
              error={errors.markdown}
            />
            <NoteField error={errors.note} />
          </>
        )}
      </VersionedForm>
      <TextPreview markdown={markdown} />
    </div>
  );
}

/** What visitors read beside the date of the change. */
export function NoteField({ error }: { error: string | undefined }): ReactElement {
  return (
    <Field
      label="What changed"
      name="note"
      autoComplete="off"
      help={`A short sentence of up to ${LEGAL_NOTE_MAX_LENGTH} characters. Visitors see it at the top of the page.`}
      error={error}
    />
  );
}
