import { t } from '@lingui/core/macro';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { today } from '../../platform/clock/clock';
import { retry } from '../../platform/http/retry';
import { saveFile } from '../../platform/storage/save-file';
import { Button } from '../../ui/controls/Button';
import { Disclosure } from '../../ui/controls/Disclosure';
import type { SavedCheckIn } from './use-check-ins';

const ImportFile = lazy(() => retry(() => import('./ImportFile')));

/** Takes check-ins out of this site, and brings in those of another app. */
export default function Files({ records }: { records: readonly SavedCheckIn[] }): ReactElement {
  const [importing, setImporting] = useState(false);
  const values = () => records.map(({ value }) => value);
  const asJson = async () => {
    const { checkInsAsJson } = await import('@stillgrove/domain/check-ins/export');
    saveFile(`check-ins-${today()}.json`, 'application/json', checkInsAsJson(values()));
  };
  const asCsv = async () => {
    const { exportedTable } = await import('./exported-table');
    saveFile(`check-ins-${today()}.csv`, 'text/csv', exportedTable(values()));
  };
  return (
    <Disclosure title={t`Import and export`}>
      {records.length > 0 && (
        <>
          <p>
            {t`Anyone who has an exported file can read it. Data (JSON) has everything. The table (CSV) is in the layout of Daylio, which has no place for energy.`}
          </p>
          <div className="actions">
            <Button onClick={() => void asJson()}>{t`Export as data (JSON)`}</Button>
            <Button onClick={() => void asCsv()}>{t`Export as table (CSV)`}</Button>
          </div>
        </>
      )}
      {importing ? (
        <Suspense fallback={null}>
          <ImportFile records={records} />
        </Suspense>
      ) : (
        <div>
          <Button onClick={() => setImporting(true)}>{t`Import check-ins`}</Button>
        </div>
      )}
    </Disclosure>
  );
}
