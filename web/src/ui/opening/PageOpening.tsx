import type { ReactElement, ReactNode } from 'react';
import { Drawing } from '../drawing/Drawing';
import styles from './PageOpening.module.css';

type Props = {
  title: string;
  lead: string;
  drawing?: { src: string; width: number; height: number };
  children?: ReactNode;
};

/** The first screen of a page: a heading, a sentence, and an optional drawing. */
export function PageOpening({ title, lead, drawing, children }: Props): ReactElement {
  return (
    <header className={styles.opening} data-pictured={drawing !== undefined}>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
      {drawing !== undefined && <Drawing {...drawing} cover className={styles.picture} />}
    </header>
  );
}
