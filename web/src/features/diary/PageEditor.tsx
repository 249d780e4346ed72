import { FIRST_DAY, LAST_DAY } from '@stillgrove/domain/diary/day';
import { isWritten, TEXT_MAX_LENGTH } from '@stillgrove/domain/diary/entry';
import { useEffect, useRef, type ReactElement } from 'react';
import { useDiary } from '../../platform/diary-vault/diary-store';
import type { DraftState } from '../../platform/diary-vault/drafts';
import { Button } from '../../ui/controls/Button';
import { Field, TextArea } from '../../ui/controls/Field';
import { Confirm } from '../../ui/controls/Confirm';
import { LockButton } from './LockButton';
import { MoodWord } from './MoodWord';
import styles from './PageEditor.module.css';
import { PageTrouble } from './PageTrouble';
import { usePageEditor, type Opened, type Trouble } from './use-page-editor';
import { notKeptWords, TROUBLE_WORDS } from './words';

type Props = { opened: Opened; onDone: () => void };

export function PageEditor({ opened, onDone }: Props): ReactElement {
  const { entry, error, busy, touched, trouble, change, save, keepBoth, replaceTheirs, putAside, discard } =
    usePageEditor(opened, onDone);
  const unfinished = useDiary((state) => state.unfinished);
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
        <h1 className={styles.title}>{opened.revision === null ? 'New page' : 'Edit page'}</h1>
        <LockButton />
      </header>
      <div className={styles.day}>
        <Field
          label="Date"
          type="date"
          required
          min={FIRST_DAY}
          max={LAST_DAY}
          readOnly={busy}
          value={entry.day}
          error={
            error === 'day' ? 'Enter a date between 1900 and 2199. Your words are still here.' : undefined
          }
          onChange={({ target }) => change({ day: target.value })}
        />
      </div>
      <MoodWord mood={entry.mood} onChange={(mood) => change({ mood })} />
      {/* The spell checkers of some browsers send the text to a server. */}
      <TextArea
        label="What’s on your mind?"
        autoComplete="off"
        spellCheck={false}
        maxLength={TEXT_MAX_LENGTH}
        rows={12}
        readOnly={busy}
        value={entry.text}
        error={error === 'text' ? 'This page is empty. Write something or add a mood, then save.' : undefined}
        onChange={({ target }) => change({ text: target.value })}
      />
      <PageTrouble
        words={pageTroubleWords(trouble, touched ? unfinished : 'none')}
        isChanged={trouble === 'changed'}
        onKeepBoth={() => void keepBoth()}
        onReplace={() => void replaceTheirs()}
      />
      <div className={styles.actions}>
        <Button kind="main" type="submit" aria-disabled={busy} aria-busy={busy}>
          {busy ? 'Saving…' : 'Save page'}
        </Button>
        <Button onClick={() => void putAside()}>{touched ? 'Finish later' : 'Back'}</Button>
        {touched && isWritten(entry) && (
          <Confirm
            ask="Discard"
            question={
              opened.revision === null
                ? 'Discard this page? You can’t undo this.'
                : 'Discard your changes? The saved page stays as it is.'
            }
            confirm="Discard"
            keep="Keep writing"
            onConfirm={() => void discard()}
          />
        )}
      </div>
      <p className={styles.aside} role="status">
        {touched && unfinished === 'kept'
          ? 'While you write, your unfinished page is saved and locked on this device.'
          : ''}
      </p>
    </form>
  );
}

function pageTroubleWords(trouble: Trouble | null, unfinished: DraftState): string | null {
  if (trouble !== null) return TROUBLE_WORDS[trouble];
  return unfinished === 'none' || unfinished === 'keeping' || unfinished === 'kept'
    ? null
    : notKeptWords(unfinished);
}
