import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { Button } from '../../ui/controls/Button';
import styles from './PageTrouble.module.css';

type Props = { words: string | null; isChanged: boolean; onKeepBoth: () => void; onReplace: () => void };

/** Why a page could not be saved, and what to do about it. */
export function PageTrouble({ words, isChanged, onKeepBoth, onReplace }: Props): ReactElement {
  return (
    <div role="alert">
      {words !== null && (
        <div className={styles.trouble}>
          <p>{words}</p>
          {isChanged && (
            <div className="actions">
              <Button onClick={onKeepBoth}>{t`Keep both versions`}</Button>
              <Button onClick={onReplace}>{t`Replace it with my version`}</Button>
            </div>
          )}
        </div>
      )}
    </div>
  );
}
