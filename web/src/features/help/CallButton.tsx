import type { Helpline } from '@stillgrove/contract/helplines';
import type { ReactElement } from 'react';
import styles from './Emergency.module.css';
import { lineLink, optionWords, wayWords } from './line-words';

/** From so many characters on, a number needs smaller letters to stay on one line beside another. */
const LONG_NUMBER = 9;

type Props = {
  line: Pick<Helpline, 'way' | 'number' | 'body' | 'option'>;
  /** What stands below the number, each on a line of its own. */
  labels: readonly string[];
  /** Who answers: help in danger, unless it is someone to talk to. */
  kind?: 'danger' | 'suicide';
};

/** A number to call at once, as large as it gets. */
export function CallButton({ line, labels, kind = 'danger' }: Props): ReactElement {
  // A number that is read aloud to someone, or typed, must not break.
  const number = line.number.replaceAll(' ', '\u00A0');
  return (
    <a className={styles.call} data-kind={kind} href={lineLink(line)}>
      <b className={styles.number} data-long={line.number.length > LONG_NUMBER}>
        {wayWords({ ...line, number })}
      </b>
      {[optionWords(line) ?? [], labels].flat().map((words) => (
        <span key={words} className={styles.label}>
          {words}
        </span>
      ))}
    </a>
  );
}
