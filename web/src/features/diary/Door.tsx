import type { ReactElement, ReactNode } from 'react';
import drawing from '../../drawings/diary.svg?url&no-inline';
import { Drawing } from '../../ui/drawing/Drawing';
import styles from './Door.module.css';
import { HEADING } from './heading';

type Props = {
  title: string;
  /** Stands above the heading, such as the date. */
  above?: string;
  /** A phone has its first screen for what is to be filled in, and no picture. */
  fieldsFirst?: boolean;
  children: ReactNode;
};

/** The frame of a diary that is not open: a picture, a heading, and what to do. */
export function Door({ title, above, fieldsFirst = false, children }: Props): ReactElement {
  return (
    <div className={styles.door} data-fields-first={fieldsFirst || undefined}>
      <div className={styles.head}>
        {above !== undefined && <p className={styles.above}>{above}</p>}
        <h1 {...HEADING} className="like-h2">
          {title}
        </h1>
      </div>
      <Drawing src={drawing} width={320} height={300} cover className={styles.picture} />
      <div className={styles.words}>{children}</div>
    </div>
  );
}
