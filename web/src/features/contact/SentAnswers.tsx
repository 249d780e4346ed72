import type { OperatorMessage } from '@stillgrove/contract/operator-contact';
import type { ReactElement } from 'react';
import { momentWords } from '../../platform/language/moment-words';
import styles from './SentAnswers.module.css';

/** What was answered so far, by whom and when. */
export function SentAnswers({ answers }: Pick<OperatorMessage, 'answers'>): ReactElement | null {
  if (answers.length === 0) return null;
  return (
    <ol className={styles.answers} aria-label="What was answered">
      {answers.map(({ id, answer, operator, at }) => (
        <li key={id}>
          <p className={styles.who}>
            {operator ?? 'An operator who has left'} answered, {momentWords(at)}
          </p>
          <p dir="auto" className={styles.words}>
            {answer}
          </p>
        </li>
      ))}
    </ol>
  );
}
