import { colorName } from '@stillgrove/domain/games/color-matcher/color-name';
import {
  hintFor,
  isMatch,
  shownPercent,
  VERDICT_MESSAGES,
  verdictOf,
} from '@stillgrove/domain/games/color-matcher/match';
import type { ColorResult } from '@stillgrove/domain/games/color-matcher/round';
import { useEffect, useRef, type ReactElement } from 'react';
import styles from './Verdict.module.css';

const PERCENT = new Intl.NumberFormat('en', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** What came of the last submission, in words and as a number. */
export function Verdict({ result }: { result: ColorResult | null }): ReactElement {
  const verdict = useRef<HTMLDivElement>(null);
  const shown = useRef(result);
  useEffect(() => {
    // On a small screen the words may come below what is in sight.
    if (shown.current !== result) verdict.current?.scrollIntoView({ block: 'nearest' });
    shown.current = result;
  }, [result]);
  return (
    <div ref={verdict} className={styles.verdict} role="status">
      {result !== null && (
        <>
          <p className={styles.message}>
            <strong className={styles.percent}>{PERCENT.format(shownPercent(result.percent) / 100)}</strong>{' '}
            {VERDICT_MESSAGES[verdictOf(result.percent)]}
          </p>
          <p>{adviceOn(result)}</p>
        </>
      )}
    </div>
  );
}

function adviceOn({ guess, target, percent }: ColorResult): string {
  if (isMatch(percent)) return `You found ${colorName(target)}. A new colour is waiting.`;
  const hint = hintFor(guess, target);
  return hint === null ? '' : `Try a little ${hint.way} ${hint.channel}.`;
}
