import { plural, t } from '@lingui/core/macro';
import type { Length } from '@stillgrove/domain/breathing/arc';
import type { StepKind } from '@stillgrove/domain/breathing/pattern';
import type { BreathingState } from './breathing-session';

export const STEP_WORDS: Readonly<Record<StepKind, string>> = {
  in: t`Inhale`,
  sip: t`Sip in`,
  hold: t`Hold`,
  out: t`Exhale`,
  rest: t`Rest`,
};

export const NOTICES = {
  capped: t`You have all of today’s points for breathing. You can go on with the exercise as long as you like.`,
  unsaved: t`We couldn’t save the points for these breaths, because this browser doesn’t store data for this site and our server didn’t take them. You can go on with the exercise.`,
  elsewhere: t`Your breathing exercise is running in another tab.`,
} as const;

type Shown = Pick<BreathingState, 'stage' | 'step' | 'count'>;

/** What the guide shows: a word and, while something is counted, a number. */
export function guideWords({ stage, step, count }: Shown): { word: string; count: number | null } {
  if (stage === 'settling') return { word: t`Settle in`, count };
  if (stage === 'lingering' || stage === 'ended') return { word: STEP_WORDS.out, count: null };
  return { word: STEP_WORDS[step], count };
}

/** What screen readers announce: each step once, and each second of settling in. */
export function announcement({ stage, step, count }: Shown): string {
  if (stage === 'settling') return t`Settle in: ${count}`;
  return stage === 'breathing' ? STEP_WORDS[step] : '';
}

/** What is left of a session, as it is told. */
export function leftWords({ unit, amount }: Length): string {
  return unit === 'minutes'
    ? plural(amount, { one: '# minute left', other: '# minutes left' })
    : plural(amount, { one: '# breath left', other: '# breaths left' });
}
