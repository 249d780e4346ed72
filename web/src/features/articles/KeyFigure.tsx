import type { Article } from '@stillgrove/contract/articles';
import type { ReactElement } from 'react';
import styles from './KeyFigure.module.css';

/** How many people live with the condition, and who says so. */
export function KeyFigure({ figure }: { figure: Article['figure'] }): ReactElement {
  const { text, source, year, url } = figure;
  return (
    <figure className={styles.figure}>
      <p className={styles.text}>{text}</p>
      <figcaption className={styles.source}>
        <a href={url} rel="noreferrer">{`${source}, ${year}`}</a>
      </figcaption>
    </figure>
  );
}
