import { t } from '@lingui/core/macro';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { retry } from '../../../platform/http/retry';
import { Button } from '../../../ui/controls/Button';
import { currentPattern, usePatterns } from './pattern-store';
import styles from './PatternRow.module.css';
import { patternSentence, patternTitle } from './pattern-words';
import { RhythmLine } from './RhythmLine';

const PatternsDialog = lazy(() => retry(() => import('./PatternsDialog')));

type Props = {
  /** Whether someone stopped in the middle of a breath, in which Start goes on. */
  withinBreath: boolean;
};

/** The pattern that Start begins, and the way to others. */
export function PatternRow({ withinBreath }: Props): ReactElement {
  const [open, setOpen] = useState(false);
  const pattern = currentPattern(usePatterns());
  return (
    <div className={styles.row}>
      <div className={styles.rhythm}>
        <RhythmLine pattern={pattern.steps} />
      </div>
      <p className={styles.words}>
        <strong className={styles.name}>
          <bdi>{patternTitle(pattern)}</bdi>
        </strong>
        <span>
          {withinBreath
            ? t`You stopped mid-breath. Start goes on from there.`
            : patternSentence(pattern.steps)}
        </span>
      </p>
      <Button className={styles.change} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t`Patterns`}
      </Button>
      {open && (
        <Suspense>
          <PatternsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
