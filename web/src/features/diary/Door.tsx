import type { ReactElement, ReactNode } from 'react';
import drawing from '../../drawings/diary.svg?url&no-inline';
import { Drawing } from '../../ui/drawing/Drawing';
import styles from './Door.module.css';

/** The frame of a diary that is not open: a picture, a heading, and what to do. */
export function Door({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <div className={styles.door}>
      <Drawing src={drawing} width={320} height={300} cover className={styles.picture} />
      <div className={styles.words}>
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  );
}
