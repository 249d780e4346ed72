import { plural, t } from '@lingui/core/macro';
import { useId, useState, type ReactElement } from 'react';
import { saveRecords } from '../../platform/vault/private-records';
import { Button } from '../../ui/controls/Button';
import { FileInput } from '../../ui/controls/FileInput';
import { NOT_SAVED_WORDS } from '../../ui/vault/trouble-words';
import { ColumnQuestions } from './ColumnQuestions';
import styles from './Files.module.css';
import { fileProblemWords, leftOutWords } from './import-words';
import { MoodQuestions } from './MoodQuestions';
import { foundIn, openFile, type OpenedFile } from './opened-file';
import type { SavedCheckIn } from './use-check-ins';

/** A file of another app, or of this site: what it means is asked, what would be added is said, and then it is added. */
export default function ImportFile({ records }: { records: readonly SavedCheckIn[] }): ReactElement {
  const id = useId();
  const [opened, setOpened] = useState<OpenedFile | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const found = opened === null ? null : foundIn(opened, records);
  const choose = async (file: File | undefined) => {
    setDone(null);
    setOpened(null);
    setProblem(null);
    if (file === undefined) return;
    const result = await openFile(file);
    if ('because' in result) setProblem(fileProblemWords(result));
    else setOpened(result);
  };
  const add = async () => {
    if (found?.toAdd === undefined || found.toAdd === null || busy) return;
    setBusy(true);
    const { outcome } = await saveRecords(found.toAdd.map((value) => ({ kind: 'check-in', value })));
    setBusy(false);
    if (outcome !== 'saved') {
      setProblem(NOT_SAVED_WORDS[outcome]);
      return;
    }
    setDone(plural(found.toAdd.length, { one: 'Imported 1 check-in.', other: 'Imported # check-ins.' }));
    setOpened(null);
  };
  return (
    <div className={styles.import}>
      <p>
        {t`You can import a CSV file that you exported from Daylio, any table with a date and a mood, or a JSON file from this page. The file is read on this device and sent nowhere.`}
      </p>
      <div className={styles.file}>
        <label htmlFor={id}>{t`File with check-ins`}</label>
        <FileInput
          id={id}
          accept=".csv,.tsv,.txt,.json,text/csv,application/json"
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          onChange={({ target }) => void choose(target.files?.[0])}
        />
        {problem !== null && (
          <p id={`${id}-problem`} role="alert" className="error">
            {problem}
          </p>
        )}
      </div>
      {opened?.kind === 'table' && <ColumnQuestions opened={opened} onChange={setOpened} />}
      {opened !== null && opened.kind !== 'json' && <MoodQuestions opened={opened} onChange={setOpened} />}
      <div role="status" className={styles.report}>
        {done !== null && <p>{done}</p>}
        {found?.toAdd != null && (
          <>
            <p>
              {plural(found.toAdd.length, {
                one: '1 check-in would be added.',
                other: '# check-ins would be added.',
              })}
            </p>
            {found.known > 0 && (
              <p>
                {plural(found.known, {
                  one: '1 is already here and stays as it is.',
                  other: '# are already here and stay as they are.',
                })}
              </p>
            )}
            {leftOutWords(found.leftOut).map((words) => (
              <p key={words}>{words}</p>
            ))}
          </>
        )}
      </div>
      {found?.toAdd != null && found.toAdd.length > 0 && (
        <div>
          <Button aria-busy={busy} onClick={() => void add()}>
            {busy
              ? t`Importing…`
              : plural(found.toAdd.length, { one: 'Import 1 check-in', other: 'Import # check-ins' })}
          </Button>
        </div>
      )}
    </div>
  );
}
