import type { ReactElement } from 'react';
import { Button } from '../../ui/controls/Button';
import styles from './PageTrouble.module.css';
import type { Trouble } from './use-page-editor';
import { TROUBLE_WORDS } from './words';

type Props = { trouble: Trouble | null; onKeepBoth: () => void; onReplace: () => void };

/** Why a page could not be saved, and the ways on. */
export function PageTrouble({ trouble, onKeepBoth, onReplace }: Props): ReactElement {
  return (
    <div role="alert">
      {trouble !== null && (
        <div className={styles.trouble}>
          <p>{TROUBLE_WORDS[trouble]}</p>
          {trouble === 'changed' && (
            <div className={styles.ways}>
              <Button onClick={onKeepBoth}>Keep both as two pages</Button>
              <Button onClick={onReplace}>Replace it with mine</Button>
            </div>
          )}
        </div>
      )}
    </div>
  );
}
