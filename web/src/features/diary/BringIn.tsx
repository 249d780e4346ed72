import { useId, useState, type ReactElement, type SubmitEvent } from 'react';
import { bringIn } from '../../platform/diary-vault/diary';
import { Button } from '../../ui/controls/Button';
import { counted } from '../../ui/filters/words';
import styles from './BringIn.module.css';
import { ForTheDiary, Passphrase } from './Passphrase';
import forms from './PassphraseForm.module.css';
import { TROUBLE_WORDS } from './words';

/** Larger than any diary that someone typed. */
const FILE_MAX_BYTES = 100_000_000;

type Said = {
  readonly file?: string;
  readonly passphrase?: string;
  readonly whole?: string;
  readonly done?: string;
};

/** Imports the pages of a locked copy and keeps those that are here. */
export function BringIn(): ReactElement {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said>({});
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    setBusy(true);
    setSaid({});
    const outcome = await bringInFile(data.get('file'), data.get('current'));
    setBusy(false);
    setSaid(outcome);
    if (outcome.done !== undefined) form.reset();
  };
  return (
    <form
      className={forms.form}
      method="dialog"
      noValidate
      aria-busy={busy}
      onSubmit={(event) => void submit(event)}
    >
      <p>
        Choose a locked copy, and enter the passphrase it was made with. We won’t replace any page you have.
      </p>
      <ForTheDiary />
      <div className={styles.file}>
        <label htmlFor={id}>Locked copy</label>
        <input
          id={id}
          name="file"
          type="file"
          accept="application/json,.json"
          aria-invalid={said.file !== undefined}
          aria-describedby={said.file === undefined ? undefined : `${id}-error`}
        />
        {said.file !== undefined && (
          <p id={`${id}-error`} className={styles.error} role="alert">
            {said.file}
          </p>
        )}
      </div>
      <Passphrase
        label="Passphrase for this copy"
        name="current"
        kind="current"
        shown={false}
        error={said.passphrase}
      />
      <div className={forms.actions}>
        <Button type="submit" aria-disabled={busy} aria-busy={busy}>
          {busy ? 'Opening the copy…' : 'Import pages'}
        </Button>
      </div>
      <div role="status">{said.done !== undefined && <p>{said.done}</p>}</div>
      <div role="alert">{said.whole !== undefined && <p>{said.whole}</p>}</div>
    </form>
  );
}

async function bringInFile(
  file: FormDataEntryValue | null,
  passphrase: FormDataEntryValue | null,
): Promise<Said> {
  if (!(file instanceof File) || file.size === 0) return { file: 'Choose a file.' };
  if (file.size > FILE_MAX_BYTES)
    return { file: 'This file is too large to be a diary. Choose another file.' };
  if (typeof passphrase !== 'string' || passphrase === '')
    return { passphrase: 'Enter the passphrase for this copy.' };
  try {
    const { openDiaryFile } = await import('../../platform/diary-vault/diary-file');
    const opened = await openDiaryFile(await file.text(), passphrase);
    if (opened.outcome === 'no-diary-file')
      return {
        file: 'This isn’t a locked copy of a diary. Look for a file whose name ends in .stillgrove.json.',
      };
    if (opened.outcome === 'wrong-passphrase')
      return {
        passphrase:
          'That passphrase doesn’t open this copy. Use the one your diary had when you made the copy.',
      };
    const saved = await bringIn(opened.entries, opened.unfinished);
    if (saved.outcome !== 'saved') return { whole: TROUBLE_WORDS[saved.outcome] };
    return { done: broughtIn(saved.added, opened.unreadable) };
  } catch {
    return { whole: 'We couldn’t read the copy. Check your connection, then try again.' };
  }
}

function broughtIn(added: number, unreadable: number): string {
  const pages =
    added === 0
      ? 'All pages in this copy are already in your diary.'
      : counted(added, { one: 'Imported 1 page.', other: 'Imported # pages.' });
  if (unreadable === 0) return pages;
  return `${pages} ${counted(unreadable, {
    one: 'One page in the file was damaged, so we left it out.',
    other: '# pages in the file were damaged, so we left them out.',
  })}`;
}
