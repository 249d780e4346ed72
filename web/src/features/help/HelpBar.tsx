import { t } from '@lingui/core/macro';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../../ui/drawing/Icon';
import styles from './HelpDialog.module.css';

/** The upper edge of the dialog: the way out of the site, and a button that closes the dialog without any code. */
export function HelpBar({ children }: { children: ReactNode }): ReactElement {
  return (
    <div className={`exit-bar ${styles.bar ?? ''}`}>
      {children}
      <form method="dialog">
        <button className={styles.close}>
          <Icon name="close" />
          <span className={styles.word}>{t`Close`}</span>
        </button>
      </form>
    </div>
  );
}
