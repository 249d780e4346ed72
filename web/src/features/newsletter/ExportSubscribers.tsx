import { useState, type ReactElement } from 'react';
import { saveFile } from '../../platform/files/save-file';
import { requestFile } from '../../platform/http/request';
import { useChange } from '../../platform/http/use-change';
import { Button } from '../../ui/controls/Button';
import styles from './ExportSubscribers.module.css';

const PATH = '/api/v1/operator/subscribers/export';

/** The list as a file, and what it asks of whoever writes a letter. */
export function ExportSubscribers(): ReactElement {
  const [saved, setSaved] = useState(false);
  const { busy, failure, run } = useChange((file: string) => {
    saveFile('subscribers.csv', 'text/csv', file);
    setSaved(true);
  });
  const exportAll = () => {
    setSaved(false);
    void run(() => requestFile('POST', PATH));
  };
  return (
    <section className={styles.export} aria-label="Export">
      <p>
        Every letter must carry the leave link of the person it goes to: it stands beside each address in the
        file. Export anew before each letter, so that no one who has left gets one, and delete the file
        afterwards.
      </p>
      <div>
        <Button kind="main" aria-busy={busy} aria-disabled={busy} onClick={exportAll}>
          {busy ? 'Exporting…' : 'Export as CSV'}
        </Button>
      </div>
      <p role="status">{saved && 'The file subscribers.csv is among your downloads.'}</p>
      <p role="alert" className={styles.failure}>
        {failure?.message}
      </p>
    </section>
  );
}
