import { plural, t } from '@lingui/core/macro';
import type { AskedActivity } from '@stillgrove/domain/check-ins/check-in';
import type { WhatHelps } from '@stillgrove/domain/check-ins/what-helps';
import type { RoundActivity } from '@stillgrove/domain/points/award';
import { pageLanguage } from '../../platform/language/page-language';
import { GAME_NAMES, isGame } from '../../ui/activities/game-names';

type Enough = Exclude<WhatHelps, { outcome: 'too-few' }>;

export function missingWords(missing: number): string {
  return plural(missing, {
    one: '# more time and we can tell you something.',
    other: '# more times and we can tell you something.',
  });
}

const LIGHTER: Readonly<Record<Exclude<AskedActivity, RoundActivity>, string>> = {
  breathing: t`On the whole, you felt lighter after breathing.`,
  body: t`On the whole, you felt lighter after the body scan.`,
  sitting: t`On the whole, you felt lighter after sitting.`,
  movement: t`On the whole, you felt lighter after exercises.`,
  sounds: t`On the whole, you felt lighter after listening to sounds.`,
};

const HEAVIER: Readonly<Record<Exclude<AskedActivity, RoundActivity>, string>> = {
  breathing: t`On the whole, you felt heavier after breathing. Something else may suit you better.`,
  body: t`On the whole, you felt heavier after the body scan. Something else may suit you better.`,
  sitting: t`On the whole, you felt heavier after sitting. Something else may suit you better.`,
  movement: t`On the whole, you felt heavier after exercises. Something else may suit you better.`,
  sounds: t`On the whole, you felt heavier after listening to sounds. Something else may suit you better.`,
};

/** What the pairs lean to, as far as more than chance explains it. */
export function changeWords(activity: AskedActivity, outcome: Enough['outcome']): string {
  if (outcome === 'unclear') return t`We can’t tell yet whether this helps you. That’s common.`;
  if (!isGame(activity)) return (outcome === 'lighter' ? LIGHTER : HEAVIER)[activity];
  const name = GAME_NAMES[activity];
  return outcome === 'lighter'
    ? t`On the whole, you felt lighter after ${name}.`
    : t`On the whole, you felt heavier after ${name}. Something else may suit you better.`;
}

const STEPS = new Intl.NumberFormat(pageLanguage(), { signDisplay: 'exceptZero' });

/** How often it was what, and where the middle lies. */
export function countsWords({ pairs, lighter, heavier, same, median, interval }: Enough): string {
  const counts = t`Of ${pairs} times, you felt lighter after ${lighter}, heavier after ${heavier}, and the same after ${same}.`;
  const middle = STEPS.format(median);
  const from = STEPS.format(interval.from);
  const to = STEPS.format(interval.to);
  const where =
    interval.from === interval.to
      ? t`The typical change was ${middle}, where −4 is much heavier and +4 is much lighter.`
      : t`The typical change was ${middle}, and most likely between ${from} and ${to}, where −4 is much heavier and +4 is much lighter.`;
  return `${counts} ${where}`;
}
