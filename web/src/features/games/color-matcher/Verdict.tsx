import { colorName } from '@stillgrove/domain/games/color-matcher/color-name';
import {
  hintFor,
  isMatch,
  shownPercent,
  VERDICT_MESSAGES,
  verdictOf,
  type Hint,
} from '@stillgrove/domain/games/color-matcher/match';
import type { ColorResult } from '@stillgrove/domain/games/color-matcher/round';
import { useEffect, useRef, type ReactElement } from 'react';
import styles from './Verdict.module.css';

const PERCENT = new Intl.NumberFormat('en', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

const HINTS: Readonly<Record<Hint['channel'], Readonly<Record<Hint['way'], string>>>> = {
  red: { more: 'Try a little more red.', less: 'Try a little less red.' },
  green: { more: 'Try a little more green.', less: 'Try a little less green.' },
  blue: { more: 'Try a little more blue.', less: 'Try a little less blue.' },
};

/** How close the last submission came, in words and as a number. */
export function Verdict({ result }: { result: ColorResult | null }): ReactElement {
  const verdict = useRef<HTMLDivElement>(null);
  const shown = useRef(result);
  useEffect(() => {
    // On a small screen the result may be below the visible part of the page.
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
  if (isMatch(percent)) return `You matched ${colorName(target)}. Here’s a new color.`;
  const hint = hintFor(guess, target);
  return hint === null ? '' : HINTS[hint.channel][hint.way];
}
