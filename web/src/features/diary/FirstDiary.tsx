import { t } from '@lingui/core/macro';
import { useState, type ReactElement } from 'react';
import { Button } from '../../ui/controls/Button';
import { Disclosure } from '../../ui/controls/Disclosure';
import { BeginDiary } from './BeginDiary';
import styles from './Diary.module.css';
import { FirstPage } from './FirstPage';
import { HEADING, useHeadingInSight } from './heading';
import { Promises } from './Promises';
import { SomeoneToTalkTo } from './SomeoneToTalkTo';

/** What an open diary shows first. */
export type Opening = 'page' | 'past pages' | 'import';

/** Where there is no diary yet: a page to write on, and a passphrase once there is something to lock. */
export function FirstDiary({ onOpening }: { onOpening: (opening: Opening) => void }): ReactElement {
  const [beginning, setBeginning] = useState<Opening | null>(null);
  useHeadingInSight(beginning ?? 'page');
  const begin = (opening: Opening) => {
    setBeginning(opening);
    onOpening(opening);
  };
  if (beginning !== null)
    return <BeginDiary toImport={beginning === 'import'} onBack={() => setBeginning(null)} />;
  return (
    <div className={styles.diary} data-alone>
      <div className={styles.page}>
        <h1 {...HEADING} className="like-h2">
          {t`Diary`}
        </h1>
        <FirstPage onSave={() => begin('past pages')} />
        <SomeoneToTalkTo />
      </div>
      <div className={styles.end}>
        <Disclosure title={t`How your diary is stored`}>
          <Promises />
        </Disclosure>
        <Disclosure title={t`Import a copy`}>
          <p>{t`If you exported a locked copy of a diary, set a passphrase for this device first. Then choose the copy.`}</p>
          <div>
            <Button onClick={() => begin('import')}>{t`Set a passphrase`}</Button>
          </div>
        </Disclosure>
      </div>
    </div>
  );
}
