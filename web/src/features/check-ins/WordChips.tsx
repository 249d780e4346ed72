import type { ReactElement } from 'react';
import { FEELINGS, feelingName } from './feeling-names';
import type { FeelingWord } from '@stillgrove/domain/check-ins/feeling-words';
import styles from './WordChips.module.css';

type Props = {
  labelledBy: string;
  words: readonly FeelingWord[];
  chosen: readonly string[];
  /** As many are chosen as can be; what is chosen can still be taken back. */
  isFull: boolean;
  withMeanings?: boolean;
  onToggle: (word: FeelingWord) => void;
};

/** Words for feelings, each to be chosen by a touch. */
export function WordChips({
  labelledBy,
  words,
  chosen,
  isFull,
  withMeanings = false,
  onToggle,
}: Props): ReactElement {
  return (
    <div role="group" aria-labelledby={labelledBy} className={styles.chips} data-meanings={withMeanings}>
      {words.map((word) => {
        const isChosen = chosen.includes(word);
        return (
          <button
            key={word}
            type="button"
            className={styles.chip}
            aria-pressed={isChosen}
            aria-disabled={isFull && !isChosen}
            onClick={() => {
              if (!isFull || isChosen) onToggle(word);
            }}
          >
            {feelingName(word)}
            {withMeanings && <span className={styles.meaning}>{FEELINGS[word].meaning}</span>}
          </button>
        );
      })}
    </div>
  );
}
