import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { readableText } from '@stillgrove/domain/diary/readable-text';
import { newestFirst } from '@stillgrove/domain/diary/entry';
import type { ReactElement } from 'react';
import { today } from '../../platform/clock/clock';
import { useVault } from '../../platform/vault/vault-store';
import { saveFile } from '../../platform/storage/save-file';
import { Button } from '../../ui/controls/Button';
import { moodInWords } from './weather-words';
import { dayInWords } from './words';

/** The pages in files that anyone can read. */
export function ExportDiary(): ReactElement {
  const pages = useVault((state) => state.pages);
  const entries = pages.entries.map(({ entry }) => entry).sort(newestFirst);
  const asJson = () =>
    saveFile(`diary-${today()}.json`, 'application/json', JSON.stringify(entries, null, 2));
  const asText = () =>
    saveFile(`diary-${today()}.txt`, 'text/plain', readableText(entries, dayInWords, moodInWords));
  return (
    <>
      <p>
        <Trans>
          <strong>Anyone who has one of these files can read your diary.</strong> They aren’t locked, and they
          have its pages only.
        </Trans>
      </p>
      <div className="actions">
        <Button onClick={asText}>{t`Export as text`}</Button>
        <Button onClick={asJson}>{t`Export as data (JSON)`}</Button>
      </div>
    </>
  );
}
