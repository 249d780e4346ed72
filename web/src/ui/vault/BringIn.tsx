import { plural, t } from '@lingui/core/macro';
import { useId, type ReactElement } from 'react';
import { bringIn } from '../../platform/vault/tab-vault';
import { Form } from '../forms/Form';
import { FormError } from '../forms/use-form';
import styles from './BringIn.module.css';
import { ForTheVault, Passphrase } from './Passphrase';
import { NOT_SAVED_WORDS } from './trouble-words';

/** Larger than any diary that someone typed, with a hope box. */
const FILE_MAX_BYTES = 100_000_000;

type Chosen = { readonly file: FormDataEntryValue | null; readonly passphrase: FormDataEntryValue | null };

/** Imports what is in a locked copy and keeps what is here. */
export function BringIn(): ReactElement {
  const id = useId();
  return (
    <Form
      read={chosenIn}
      send={bringInFile}
      button={t`Import pages`}
      busyWord={t`Opening the copy…`}
      failureWords={() => t`We couldn’t read the copy. Check your connection, then try again.`}
    >
      {(errors) => (
        <>
          <p>
            {t`Choose a locked copy, and enter the passphrase it was made with. We won’t replace anything you have.`}
          </p>
          <ForTheVault />
          <div className={styles.file}>
            <label htmlFor={id}>{t`Locked copy`}</label>
            <input
              id={id}
              name="file"
              type="file"
              accept="application/json,.json"
              aria-invalid={errors.file !== undefined}
              aria-describedby={errors.file === undefined ? undefined : `${id}-error`}
            />
            {errors.file !== undefined && (
              <p id={`${id}-error`} className="error">
                {errors.file}
              </p>
            )}
          </div>
          <Passphrase
            label={t`Passphrase for this copy`}
            name="current"
            kind="current"
            shown={false}
            error={errors.current}
          />
        </>
      )}
    </Form>
  );
}

function chosenIn(form: HTMLFormElement): Chosen {
  const data = new FormData(form);
  return { file: data.get('file'), passphrase: data.get('current') };
}

/** @throws FormError with what is wrong, by field or as a whole */
async function bringInFile({ file, passphrase }: Chosen): Promise<string> {
  if (!(file instanceof File) || file.size === 0) throw new FormError('', { file: t`Choose a file.` });
  if (file.size > FILE_MAX_BYTES)
    throw new FormError('', {
      file: t`This file is too large to be a locked copy. Choose another file.`,
    });
  if (typeof passphrase !== 'string' || passphrase === '')
    throw new FormError('', { current: t`Enter the passphrase for this copy.` });
  const { openDiaryFile } = await import('../../platform/vault/diary-file');
  const opened = await openDiaryFile(await file.text(), passphrase);
  if (opened.outcome === 'no-diary-file')
    throw new FormError('', {
      file: t`This isn’t a locked copy, or it was made by a newer version. Look for a file whose name ends in .stillgrove.json.`,
    });
  if (opened.outcome === 'wrong-passphrase')
    throw new FormError('', {
      current: t`That passphrase doesn’t open this copy. Use the one you had when you made the copy.`,
    });
  const saved = await bringIn(opened.entries, opened.unfinished, opened.records);
  if (saved.outcome !== 'saved') throw new FormError(NOT_SAVED_WORDS[saved.outcome]);
  return broughtIn(saved.added, saved.records, opened.unreadable);
}

function broughtIn(added: number, records: number, unreadable: number): string {
  const pages =
    added === 0
      ? t`All pages in this copy are already in your diary.`
      : plural(added, { one: 'Imported 1 page.', other: 'Imported # pages.' });
  return [pages, recordsAdded(records), leftOut(unreadable)].filter((words) => words !== '').join(' ');
}

function recordsAdded(records: number): string {
  if (records === 0) return '';
  return plural(records, {
    one: 'Imported 1 other entry of your private space.',
    other: 'Imported # other entries of your private space.',
  });
}

function leftOut(unreadable: number): string {
  if (unreadable === 0) return '';
  return plural(unreadable, {
    one: 'One entry in the file couldn’t be read, so we left it out.',
    other: '# entries in the file couldn’t be read, so we left them out.',
  });
}
