import { t } from '@lingui/core/macro';
import { breathMs, isPattern, type Step } from '@stillgrove/domain/breathing/pattern';
import type { ReactElement } from 'react';
import styles from './PatternPreview.module.css';
import { patternSentence, secondsText } from './pattern-words';
import { RhythmLine } from './RhythmLine';

/** The rhythm of what is being made, and how many breaths a minute that is. */
export function PatternPreview({ steps }: { steps: readonly Step[] }): ReactElement | null {
  if (!isPattern(steps)) return null;
  const seconds = secondsText(breathMs(steps));
  const aMinute = secondsText(Math.round(600_000 / breathMs(steps)) * 100);
  return (
    <div className={styles.preview}>
      <div className={styles.rhythm}>
        <RhythmLine pattern={steps} />
      </div>
      <p>{patternSentence(steps)}</p>
      <p>{t`One breath takes ${seconds} seconds, which makes ${aMinute} breaths a minute.`}</p>
    </div>
  );
}
