import { readableText } from '@stillgrove/domain/diary/readable-text';
import { newestFirst } from '@stillgrove/domain/diary/entry';
import type { ReactElement } from 'react';
import { today } from '../../platform/clock/clock';
import { useDiary } from '../../platform/diary-vault/diary-store';
import { saveFile } from '../../platform/files/save-file';
import { showToast } from '../../platform/toasts/toast-store';
import { Button } from '../../ui/controls/Button';
import styles from './PassphraseForm.module.css';
import { dayInWords } from './words';

export function ExportDiary(): ReactElement {
  const { owner, pages } = useDiary();
  const entries = pages.entries.map(({ entry }) => entry).sort(newestFirst);
  const locked = async () => {
    try {
      const { diaryAsFile } = await import('../../platform/diary-vault/diary-file');
      const file = await diaryAsFile(owner ?? '');
      if (file === null) return;
      saveFile(`diary-${today()}.stillgrove.json`, 'application/json', JSON.stringify(file));
    } catch {
      showToast('The copy could not be made. Check your connection and try again.', 'error');
    }
  };
  const asJson = () =>
    saveFile(`diary-${today()}.json`, 'application/json', JSON.stringify(entries, null, 2));
  const asText = () => saveFile(`diary-${today()}.txt`, 'text/plain', readableText(entries, dayInWords));
  return (
    <>
      <p>A locked copy opens with your present passphrase alone. Keep it wherever you like.</p>
      <div className={styles.actions}>
        <Button onClick={() => void locked()}>Locked copy</Button>
      </div>
      <p>
        <strong>Whoever has one of these files can read your diary.</strong> They are for reading it
        elsewhere.
      </p>
      <div className={styles.actions}>
        <Button onClick={asText}>Readable text</Button>
        <Button onClick={asJson}>Readable data (JSON)</Button>
      </div>
    </>
  );
}
