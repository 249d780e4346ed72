import type { ReactElement } from 'react';
import { FillingBar } from '../../ui/progress/FillingBar';
import styles from './BreathBar.module.css';
import type { GuideProps } from './guide-props';

/** The guide under reduced motion: a word, a number, and a bar that fills with each step. */
export function BreathBar({ session, stage, word, count }: GuideProps): ReactElement {
  return (
    <div className={styles.guide} data-stage={stage} aria-hidden>
      {/* New elements for new words: one whose middle stays would count as a shift of the layout. */}
      <p key={word} className={styles.word}>
        {word}
      </p>
      {count !== null && (
        <p key={`${word} ${String(count)}`} className={styles.count}>
          {count}
        </p>
      )}
      <FillingBar filled={() => session.progress().progress} moving={stage === 'breathing'} />
    </div>
  );
}
