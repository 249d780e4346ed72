import type { ReactElement } from 'react';
import type { GuideProps } from '../guide-props';
import styles from './pictures.module.css';

/** The step in a word and its seconds, beside whatever moves. */
export function Words({ word, count }: Pick<GuideProps, 'word' | 'count'>): ReactElement {
  return (
    <p className={styles.words}>
      {/* New elements for new words: one whose middle stays would count as a shift of the layout. */}
      <span key={word} className={styles.word}>
        {word}
      </span>
      {count !== null && (
        <span key={`${word} ${String(count)}`} className={styles.count}>
          {count}
        </span>
      )}
    </p>
  );
}
