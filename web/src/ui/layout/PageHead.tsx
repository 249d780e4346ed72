import type { ReactElement, ReactNode } from 'react';
import { Arch } from '../drawing/Arch';
import styles from './PageHead.module.css';

type Props = {
  title: string;
  lead: ReactNode;
  drawing?: { src: string; width: number; height: number };
  children?: ReactNode;
};

/** A longer title would take a phone's first screen in the size of the others; in characters. */
const LONG_TITLE = 25;

/**
 * The beginning of a page: a heading, a sentence, and an optional drawing in an arch beside them. The heading has the
 * same place and size on all pages, with and without a drawing.
 */
export function PageHead({ title, lead, drawing, children }: Props): ReactElement {
  return (
    <header className={styles.head}>
      {drawing !== undefined && <Arch {...drawing} className={styles.picture} />}
      <h1 data-long={title.length > LONG_TITLE || undefined}>{title}</h1>
      <div className={styles.words}>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </header>
  );
}
