import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { saveFile } from '../../platform/storage/save-file';
import { useMutation } from '../../platform/query/use-mutation';
import { Button } from '../../ui/controls/Button';
import { Failure } from '../../ui/states/states';
import { exportSubscribers } from './api';
import styles from './ExportSubscribers.module.css';

/** The list as a file, and what to do with it. */
export function ExportSubscribers(): ReactElement {
  const [saved, setSaved] = useState(false);
  const { busy, failure, run } = useMutation(exportSubscribers, {
    onDone(file) {
      saveFile('subscribers.csv', 'text/csv', file);
      setSaved(true);
    },
  });
  const exportAll = () => {
    setSaved(false);
    run();
  };
  return (
    <section className={styles.export} aria-label={t`Export`}>
      <p>
        <Trans>
          Each newsletter must contain the unsubscribe link of the person who gets it. The file has it next to
          each address. Export the list again before each newsletter, so that no one who has unsubscribed gets
          it. Delete the file when you are done.
        </Trans>
      </p>
      <div>
        <Button kind="main" aria-busy={busy} aria-disabled={busy} onClick={exportAll}>
          {busy ? t`Exporting…` : t`Export as CSV`}
        </Button>
      </div>
      <p role="status">{saved && t`We saved subscribers.csv to your downloads.`}</p>
      <Failure>{failure?.message}</Failure>
    </section>
  );
}
