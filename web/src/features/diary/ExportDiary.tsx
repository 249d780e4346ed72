import { readableText } from '@stillgrove/domain/diary/readable-text';
import { newestFirst } from '@stillgrove/domain/diary/entry';
import type { ReactElement } from 'react';
import { today } from '../../platform/clock/clock';
import { lockedCopy } from '../../platform/diary-vault/diary';
import { useDiary } from '../../platform/diary-vault/diary-store';
import { saveFile } from '../../platform/files/save-file';
import { showToast } from '../../platform/toasts/toast-store';
import { Button } from '../../ui/controls/Button';
import styles from './PassphraseForm.module.css';
import { dayInWords } from './words';

export function ExportDiary(): ReactElement {
  const pages = useDiary((state) => state.pages);
  const entries = pages.entries.map(({ entry }) => entry).sort(newestFirst);
  const locked = async () => {
    try {
      const file = await lockedCopy();
      if (file === null) return;
      saveFile(`diary-${today()}.stillgrove.json`, 'application/json', JSON.stringify(file));
    } catch {
      showToast(
        'We couldn’t make the copy, because this browser’s storage can’t be used right now. Try again in a minute.',
        'error',
      );
    }
  };
  const asJson = () =>
    saveFile(`diary-${today()}.json`, 'application/json', JSON.stringify(entries, null, 2));
  const asText = () => saveFile(`diary-${today()}.txt`, 'text/plain', readableText(entries, dayInWords));
  return (
    <>
      <p>
        A locked copy has all your pages, including unfinished ones. It opens only with the passphrase you use
        now. You can keep it anywhere.
      </p>
      <div className={styles.actions}>
        <Button onClick={() => void locked()}>Export a locked copy</Button>
      </div>
      <p>
        <strong>Anyone who has one of these files can read your diary.</strong> They aren’t locked.
      </p>
      <div className={styles.actions}>
        <Button onClick={asText}>Export as text</Button>
        <Button onClick={asJson}>Export as data (JSON)</Button>
      </div>
    </>
  );
}
