import { t } from '@lingui/core/macro';
import {
  LEGAL_NOTE_MAX_LENGTH,
  type OperatorLegalTextAnswer,
} from '@stillgrove/contract/operator-legal-texts';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Field, TextArea } from '../../../ui/controls/Field';
import type { Values } from '../../../ui/forms/use-form';
import { useVersionedSave } from '../../../ui/forms/use-versioned-save';
import { VersionedForm } from '../../../ui/forms/VersionedForm';
import { readLegalText, saveLegalText } from '../api';
import styles from './OwnTextForm.module.css';
import { TextPreview } from './TextPreview';

type Props = {
  text: OperatorLegalTextAnswer;
  /** Called with what to say; with nothing when it was left. */
  onDone: (message: string) => void;
};

/** Where an operator writes a text and says what changed. */
export function OwnTextForm({ text: shown, onDone }: Props): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  // As it was read, whatever is loaded while someone writes.
  const [text] = useState(shown);
  const [markdown, setMarkdown] = useState(text.markdown);
  const { save, newer, keepMine } = useVersionedSave({
    version: text.version,
    load: () => readLegalText(text.name),
    untouched: ({ markdown: stored }) => stored === text.markdown,
  });
  useEffect(() => place.current?.querySelector('textarea')?.focus(), []);

  const send = async ({ note = '' }: Values) => {
    const { message } = await save((version) => saveLegalText(text.name, { markdown, note, version }));
    onDone(message);
  };

  return (
    <div ref={place} className={styles.form}>
      <VersionedForm
        button={t`Publish this text`}
        send={send}
        newer={newer && [[t`Text`, newer.markdown]]}
        keepMine={keepMine}
        onLeave={() => onDone('')}
      >
        {(errors) => (
          <>
            <TextArea
              label={t`Text`}
              name="markdown"
              rows={16}
              help={t`## starts a section, - starts a line of a list. *Emphasis*, **strong words**, [a link](/contact). ${'{name}'} becomes the name of this site, ${'{email}'} its email address.`}
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
      label={t`What changed`}
      name="note"
      autoComplete="off"
      help={t`A short sentence of up to ${LEGAL_NOTE_MAX_LENGTH} characters. Visitors see it at the top of the page.`}
      error={error}
    />
  );
}
