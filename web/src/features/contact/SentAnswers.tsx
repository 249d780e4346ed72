import { t } from '@lingui/core/macro';
import type { OperatorMessage } from '@stillgrove/contract/operator-contact';
import type { ReactElement } from 'react';
import { momentWords } from '../../platform/language/moment-words';
import styles from './SentAnswers.module.css';

/** The answers so far, with their author and time. */
export function SentAnswers({ answers }: Pick<OperatorMessage, 'answers'>): ReactElement | null {
  if (answers.length === 0) return null;
  return (
    <ol className={styles.answers} aria-label={t`Answers`}>
      {answers.map(({ id, answer, operator, at }) => (
        <li key={id}>
          <p className={styles.who}>{t`${operator ?? t`A former operator`} answered, ${momentWords(at)}`}</p>
          <p dir="auto" className={styles.words}>
            {answer}
          </p>
        </li>
      ))}
    </ol>
  );
}
