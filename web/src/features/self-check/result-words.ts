import { plural, t } from '@lingui/core/macro';
import type { BandId, FormId } from '@stillgrove/domain/self-checks/forms';
import { type Answers, asksForHelp, scoreOf } from '@stillgrove/domain/self-checks/score';

/** How soon to talk to a professional: not because of the result, when it would help, or soon. */
export type Urgency = 'none' | 'helps' | 'soon';

export type ResultWords = {
  /** Compares the answers with those of other people, and says nothing about who someone is. */
  readonly summary: string;
  readonly next: string;
  readonly urgency: Urgency;
};

const NOTHING_STANDS_OUT = t`Nothing in your answers stands out. If you feel worse than they show, trust that, and talk to someone.`;
const SMALL_THINGS = t`Small, kind things can help: rest, movement, time with someone you like. If it stays this way for some weeks, talk to a doctor or a therapist.`;
const TALK = t`Many things help. A good next step is to talk to a doctor or a therapist. You can print your answers and bring them along.`;
const TALK_SOON = t`Many things help, and you don’t have to find them alone. Please talk to a doctor or a therapist soon. You can print your answers and bring them along.`;

const ONE_ANSWER_MATTERS_MOST: ResultWords = {
  summary: t`One of your answers matters most.`,
  next: t`Please talk to someone today: a crisis line, a doctor or someone you trust.`,
  urgency: 'soon',
};

/** What each result says, by form and band. */
export const RESULT_WORDS: Readonly<Record<FormId, Partial<Readonly<Record<BandId, ResultWords>>>>> = {
  'who-5': {
    fair: {
      summary: t`Your answers are like those of people who are doing all right, or well.`,
      next: NOTHING_STANDS_OUT,
      urgency: 'none',
    },
    low: {
      summary: t`Your answers are like those of people whose well-being is low right now.`,
      next: SMALL_THINGS,
      urgency: 'helps',
    },
    'very-low': {
      summary: t`Your answers are like those of people whose well-being is very low right now.`,
      next: TALK,
      urgency: 'helps',
    },
  },
  'phq-2': {
    few: {
      summary: t`Your two answers are like those of people whose mood is seldom low.`,
      next: NOTHING_STANDS_OUT,
      urgency: 'none',
    },
    more: {
      summary: t`Your two answers are like those of people whose mood is often low.`,
      next: t`The longer form can tell you more. It also asks about thoughts of death or of hurting yourself. You can leave out any question.`,
      urgency: 'helps',
    },
  },
  'phq-9': {
    minimal: {
      summary: t`Your answers are like those of people with little or no low mood.`,
      next: NOTHING_STANDS_OUT,
      urgency: 'none',
    },
    mild: {
      summary: t`Your answers are like those of people with mild low mood.`,
      next: SMALL_THINGS,
      urgency: 'none',
    },
    moderate: {
      summary: t`Your answers are like those of people with moderate low mood.`,
      next: TALK,
      urgency: 'helps',
    },
    'moderately-severe': {
      summary: t`Your answers are like those of people with moderately severe low mood.`,
      next: TALK_SOON,
      urgency: 'soon',
    },
    severe: {
      summary: t`Your answers are like those of people with severe low mood.`,
      next: TALK_SOON,
      urgency: 'soon',
    },
  },
  'gad-2': {
    few: {
      summary: t`Your two answers are like those of people who seldom worry much.`,
      next: NOTHING_STANDS_OUT,
      urgency: 'none',
    },
    more: {
      summary: t`Your two answers are like those of people who often worry.`,
      next: t`The longer form can tell you more. You can leave out any question.`,
      urgency: 'helps',
    },
  },
  'gad-7': {
    minimal: {
      summary: t`Your answers are like those of people with little or no anxiety.`,
      next: NOTHING_STANDS_OUT,
      urgency: 'none',
    },
    mild: {
      summary: t`Your answers are like those of people with mild anxiety.`,
      next: SMALL_THINGS,
      urgency: 'none',
    },
    moderate: {
      summary: t`Your answers are like those of people with moderate anxiety.`,
      next: TALK,
      urgency: 'helps',
    },
    severe: {
      summary: t`Your answers are like those of people with severe anxiety.`,
      next: TALK_SOON,
      urgency: 'soon',
    },
  },
};

/**
 * What answers say: how they compare with those of others. Where one of them tells of thoughts of death it is that one
 * alone, for a low sum must not take it back.
 *
 * @returns undefined where so much was left out that there is no result
 */
export function resultWords(form: FormId, answers: Answers): ResultWords | undefined {
  if (asksForHelp(form, answers)) return ONE_ANSWER_MATTERS_MOST;
  const score = scoreOf(form, answers);
  return score === null ? undefined : RESULT_WORDS[form][score.band];
}

/** The names of the bands, as the manuals have them. */
export const BAND_NAMES: Readonly<Record<BandId, string>> = {
  'very-low': t`Very low`,
  low: t`Low`,
  fair: t`Not low`,
  few: t`Seldom`,
  more: t`Often`,
  minimal: t`Minimal`,
  mild: t`Mild`,
  moderate: t`Moderate`,
  'moderately-severe': t`Moderately severe`,
  severe: t`Severe`,
};

export function unscoredWords(missing: number): string {
  return plural(missing, {
    one: 'You left out # question, so there is no result. That’s fine.',
    other: 'You left out # questions, so there is no result. That’s fine.',
  });
}

/** How a result compares with the one before; higher means well on the WHO-5 and worse on the others. */
export function changeWords(form: FormId, change: 'same' | 'higher' | 'lower'): string {
  if (change === 'same') return t`About the same as last time. Small differences mean little.`;
  const better = form === 'who-5' ? change === 'higher' : change === 'lower';
  return better
    ? t`Clearly easier than last time.`
    : t`Clearly harder than last time. If you can, tell someone about it.`;
}
