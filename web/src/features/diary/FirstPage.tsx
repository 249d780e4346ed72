import { t } from '@lingui/core/macro';
import { fieldToCorrect } from '@stillgrove/domain/diary/entry';
import { useState, type ReactElement } from 'react';
import { writeFirstPage } from '../../platform/vault/tab-vault';
import { useVault } from '../../platform/vault/vault-store';
import { Button } from '../../ui/controls/Button';
import styles from './FirstPage.module.css';
import { newEntry } from './new-entry';
import { PageFields } from './PageFields';
import { PageForm } from './PageForm';

/** A page before there is a passphrase. It is in this tab's memory alone, and says so. */
export function FirstPage({ onSave }: { onSave: () => void }): ReactElement {
  const [blank] = useState(newEntry);
  const entry = useVault((state) => state.firstPage) ?? blank;
  const [wrong, setWrong] = useState<'day' | 'text' | null>(null);
  const save = () => {
    const found = fieldToCorrect(entry);
    setWrong(found);
    if (found === null) onSave();
  };
  return (
    <PageForm busy={false} wrong={wrong} onSave={save}>
      <PageFields
        entry={entry}
        isNew
        wrong={wrong}
        busy={false}
        onChange={(changes) => {
          setWrong(null);
          writeFirstPage({ ...entry, ...changes, changedAtMs: Date.now() });
        }}
      />
      <div className={styles.save}>
        <p>{t`You set a passphrase when you save. Until then, your words are in this tab only.`}</p>
        <Button kind="main" type="submit">
          {t`Save`}
        </Button>
      </div>
    </PageForm>
  );
}
