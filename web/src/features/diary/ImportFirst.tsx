import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { Button } from '../../ui/controls/Button';
import { BringIn } from '../../ui/vault/BringIn';
import styles from './Diary.module.css';
import { HEADING } from './heading';

/** What someone sees first who began a diary in order to bring in the pages of another device. */
export function ImportFirst({ onDone }: { onDone: () => void }): ReactElement {
  return (
    <div className={styles.diary} data-alone>
      <div className={styles.page}>
        <h1 {...HEADING} className="like-h2">
          {t`Import a copy`}
        </h1>
        <BringIn />
        <div>
          <Button kind="quiet" onClick={onDone}>{t`Go to your diary`}</Button>
        </div>
      </div>
    </div>
  );
}
