import { t } from '@lingui/core/macro';
import {
  hintFor,
  isMatch,
  shownPercent,
  VERDICT_MESSAGES,
  verdictOf,
  type Hint,
} from '@stillgrove/domain/games/color-matcher/match';
import type { ColorResult } from '@stillgrove/domain/games/color-matcher/round';
import type { ReactElement } from 'react';
import { pageLanguage } from '../../../platform/language/page-language';
import { colorName } from './color-words';
import styles from './Verdict.module.css';

const PERCENT = new Intl.NumberFormat(pageLanguage(), {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

const HINTS: Readonly<Record<Hint['channel'], Readonly<Record<Hint['way'], string>>>> = {
  red: { more: t`Try a little more red.`, less: t`Try a little less red.` },
  green: { more: t`Try a little more green.`, less: t`Try a little less green.` },
  blue: { more: t`Try a little more blue.`, less: t`Try a little less blue.` },
};

type Props = {
  result: ColorResult | null;
  /** How often the judged color was submitted again: screen readers announce it each time. */
  repeats: number;
  /** The target that has just taken the place of another, in words; otherwise empty. */
  newTarget: string;
};

/** What there is to do; then how close the last submission came, in words and as a number. */
export function Verdict({ result, repeats, newTarget }: Props): ReactElement {
  return (
    <div className={styles.verdict}>
      {result === null && <p>{t`Move the sliders to match the target color.`}</p>}
      <div role="status">
        {result !== null && (
          <>
            <p className={styles.message}>
              <strong className={styles.percent}>{PERCENT.format(shownPercent(result.percent) / 100)}</strong>{' '}
              {VERDICT_MESSAGES[verdictOf(result.percent)]}
            </p>
            {repeats === 0 ? (
              <p>{adviceOn(result)}</p>
            ) : (
              <p key={repeats}>{t`You already submitted this color. Move a slider first.`}</p>
            )}
          </>
        )}
        {newTarget !== '' && <p className="visually-hidden">{t`The new target color is ${newTarget}.`}</p>}
      </div>
    </div>
  );
}

function adviceOn({ guess, target, percent }: ColorResult): string {
  if (isMatch(percent)) return t`You matched ${colorName(target)}.`;
  const hint = hintFor(guess, target);
  return hint === null ? '' : HINTS[hint.channel][hint.way];
}
