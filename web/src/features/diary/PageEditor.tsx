import { isWritten, TEXT_MAX_LENGTH } from '@stillgrove/domain/diary/entry';
import { useEffect, useRef, type ReactElement } from 'react';
import { lock } from '../../platform/diary-vault/diary';
import type { Draft } from '../../platform/diary-vault/vault';
import { Button } from '../../ui/controls/Button';
import { Field, TextArea } from '../../ui/controls/Field';
import { Confirm } from '../../ui/controls/Confirm';
import { MoodWord } from './MoodWord';
import styles from './PageEditor.module.css';
import { PageTrouble } from './PageTrouble';
import { usePageEditor } from './use-page-editor';

type Props = { begun: Draft; onDone: () => void };

export function PageEditor({ begun, onDone }: Props): ReactElement {
  const { entry, error, busy, touched, trouble, change, save, keepBoth, replaceTheirs, putAside, discard } =
    usePageEditor(begun, onDone);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  return (
    <form
      ref={form}
      className={styles.editor}
      method="dialog"
      noValidate
      autoComplete="off"
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <header className={styles.top}>
        <h1 className={styles.title}>{begun.revision === null ? 'A new page' : 'Your page'}</h1>
        <Button onClick={() => lock('you')}>Lock</Button>
      </header>
      <div className={styles.day}>
        <Field
          label="Day"
          type="date"
          required
          value={entry.day}
          error={error === 'day' ? 'Choose a day.' : undefined}
          onChange={({ target }) => change({ day: target.value })}
        />
      </div>
      <MoodWord mood={entry.mood} onChange={(mood) => change({ mood })} />
      {/* Spelling services of some browsers send what is typed to a server. */}
      <TextArea
        label="What is on your mind"
        autoComplete="off"
        spellCheck={false}
        maxLength={TEXT_MAX_LENGTH}
        rows={12}
        value={entry.text}
        error={
          error === 'text' ? 'There is nothing on this page yet. Write a word, or choose a mood.' : undefined
        }
        onChange={({ target }) => change({ text: target.value })}
      />
      <PageTrouble
        trouble={trouble}
        onKeepBoth={() => void keepBoth()}
        onReplace={() => void replaceTheirs()}
      />
      <div className={styles.actions}>
        <Button kind="main" type="submit" aria-disabled={busy} aria-busy={busy}>
          {busy ? 'Saving…' : 'Save the page'}
        </Button>
        <Button onClick={() => void putAside()}>{touched ? 'Finish later' : 'Back'}</Button>
        {touched && isWritten(entry) && (
          <Confirm
            ask="Discard"
            question={
              begun.revision === null
                ? 'Discard this page? This cannot be undone.'
                : 'Discard your changes? The page stays as it was saved.'
            }
            confirm="Discard"
            keep="Go on writing"
            onConfirm={() => void discard()}
          />
        )}
      </div>
      <p className={styles.aside} role="status">
        {touched ? 'Unfinished words are kept locked on this device while you write.' : ''}
      </p>
    </form>
  );
}
