import { t } from '@lingui/core/macro';
import { hasRoomFor, HOPE_TEXT_MAX_LENGTH } from '@stillgrove/domain/safety-plan/hope-box';
import { useState, type SubmitEvent, type ReactElement } from 'react';
import { Button } from '../../../ui/controls/Button';
import { Field } from '../../../ui/controls/Field';
import type { AddProps } from './AddPhotos';
import styles from './HopeBox.module.css';
import { keepItem } from './hope-records';

const WORDS = {
  words: { label: t`Words to remember`, add: t`Add words` },
  song: { label: t`A song`, add: t`Add song` },
} as const;

/** Words, or a song with where to find it. The link is kept as text and opens nothing by itself. */
export function AddText({ kind, items, onAdded }: AddProps & { kind: keyof typeof WORDS }): ReactElement {
  const [text, setText] = useState('');
  const [link, setLink] = useState('');
  const [missing, setMissing] = useState(false);
  const { label, add } = WORDS[kind];
  const wantsLink = kind === 'song' && (text !== '' || link !== '');
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() === '') {
      setMissing(true);
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    if (
      !hasRoomFor(
        kind,
        items.map(({ value }) => value),
      )
    ) {
      onAdded(t`Your hope box is full. Remove something to add more.`);
      return;
    }
    const trouble = await keepItem({ kind, text: text.trim(), link: link.trim() });
    onAdded(trouble);
    if (trouble !== null) return;
    setText('');
    setLink('');
  };
  return (
    <form className={styles.way} data-single={!wantsLink} noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label={label}
        value={text}
        maxLength={HOPE_TEXT_MAX_LENGTH}
        error={missing ? t`Write something first.` : undefined}
        autoComplete="off"
        onChange={({ target }) => {
          setText(target.value);
          setMissing(false);
        }}
      />
      {wantsLink && (
        <Field
          label={t`Where to find it`}
          optional
          value={link}
          maxLength={HOPE_TEXT_MAX_LENGTH}
          autoComplete="off"
          onChange={({ target }) => setLink(target.value)}
        />
      )}
      <Button type="submit">{add}</Button>
    </form>
  );
}
