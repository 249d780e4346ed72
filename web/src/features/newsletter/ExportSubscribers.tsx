import { useState, type ReactElement } from 'react';
import { saveFile } from '../../platform/files/save-file';
import { requestFile } from '../../platform/http/request';
import { useChange } from '../../platform/http/use-change';
import { Button } from '../../ui/controls/Button';
import styles from './ExportSubscribers.module.css';
import { SUBSCRIBERS_PATH } from './subscribers-path';

/** The list as a file, and what to do with it. */
export function ExportSubscribers(): ReactElement {
  const [saved, setSaved] = useState(false);
  const { busy, failure, run } = useChange((file: string) => {
    saveFile('subscribers.csv', 'text/csv', file);
    setSaved(true);
  });
  const exportAll = () => {
    setSaved(false);
    void run(() => requestFile('POST', `${SUBSCRIBERS_PATH}/export`));
  };
  return (
    <section className={styles.export} aria-label="Export">
      <p>
        Each newsletter must contain the unsubscribe link of the person who gets it. The file has it next to
        each address. Export the list again before each newsletter, so that no one who has unsubscribed gets
        it. Delete the file when you are done.
      </p>
      <div>
        <Button kind="main" aria-busy={busy} aria-disabled={busy} onClick={exportAll}>
          {busy ? 'Exporting…' : 'Export as CSV'}
        </Button>
      </div>
      <p role="status">{saved && 'We saved subscribers.csv to your downloads.'}</p>
      <p role="alert" className={styles.failure}>
        {failure?.message}
      </p>
    </section>
  );
}
