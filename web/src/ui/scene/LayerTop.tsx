import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Icon } from '../drawing/Icon';
import styles from './LayerTop.module.css';

type Props = {
  onBack: () => void;
  /** Someone leaves for help. */
  onHelp: () => void;
  /** Whether it can be seen; the focus shows it in any case. */
  shown?: boolean;
  className?: string | undefined;
};

/** The upper edge of a screen that fills all of the window: one step back, and the way to help. */
export function LayerTop({ onBack, onHelp, shown = true, className = '' }: Props): ReactElement {
  return (
    <div className={`${styles.top ?? ''} ${className}`} data-ground="" data-shown={shown}>
      <button type="button" className={styles.pill} aria-label={t`Back`} onClick={onBack}>
        <Icon name="previous" />
      </button>
      <Link href="/help" className={`${styles.pill ?? ''} ${styles.help ?? ''}`} onClick={onHelp}>
        {t`Need help now?`}
      </Link>
    </div>
  );
}
