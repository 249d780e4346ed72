import { t } from '@lingui/core/macro';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../ui/drawing/Icon';
import styles from './ArticleBar.module.css';

/** Stays in sight while someone reads: the way back to all topics, to help, and out of the site. */
export function ArticleBar({ children }: { children: ReactNode }): ReactElement {
  return (
    <div className={`exit-bar ${styles.bar ?? ''}`}>
      <Link href="/articles" className={styles.back}>
        <Icon name="previous" className={styles.arrow} />
        {t`All topics`}
      </Link>
      <Link href="/help" className={styles.help}>
        {t`Help`}
      </Link>
      {children}
    </div>
  );
}
