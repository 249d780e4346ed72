import type { NamedPattern } from '@stillgrove/domain/breathing/pattern-text';
import type { ReactElement, ReactNode } from 'react';
import styles from './PatternCard.module.css';
import { choosePattern, currentPattern, usePatterns } from './pattern-store';
import { patternSentence, patternTitle } from './pattern-words';
import { RhythmLine } from './RhythmLine';

type Props = {
  pattern: NamedPattern & { readonly id: string };
  /** What is known of it, or what can be done with it. */
  children: ReactNode;
};

/** One pattern to choose. */
export function PatternCard({ pattern, children }: Props): ReactElement {
  const chosen = currentPattern(usePatterns()).id === pattern.id;
  return (
    <div className={styles.card} data-chosen={chosen}>
      <label className={styles.choice}>
        <input
          type="radio"
          name="breathing-pattern"
          checked={chosen}
          onChange={() => choosePattern(pattern.id)}
        />
        <span className={styles.words}>
          <strong>
            <bdi>{patternTitle(pattern)}</bdi>
          </strong>
          <span className={styles.steps}>{patternSentence(pattern.steps)}</span>
        </span>
        <span className={styles.rhythm}>
          <RhythmLine pattern={pattern.steps} />
        </span>
      </label>
      {children}
    </div>
  );
}
