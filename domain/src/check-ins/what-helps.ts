import { hashText, seededRandom } from '../random/seeded';
import { ASKED_ACTIVITIES, type AskedActivity, type CheckIn } from './check-in';
import { median, medianInterval, signFlipTest, standingAfterHolm } from './sign-flip';

/** Fewer pairs say nothing, whatever they look like: with seven, a test misses more than half of what is there. */
export const PAIRS_NEEDED = 8;
/** The most chance of being mistaken about any activity, over all that are shown. */
const MISTAKE_LEVEL = 0.05;

/** What can be said of one activity. */
export type WhatHelps =
  | {
      readonly activity: AskedActivity;
      readonly pairs: number;
      readonly outcome: 'too-few';
      readonly missing: number;
    }
  | {
      readonly activity: AskedActivity;
      readonly pairs: number;
      /** Whether the pairs together lean to one side by more than chance explains. */
      readonly outcome: 'lighter' | 'heavier' | 'unclear';
      /** After minus before of each pair, from −4 to 4, the lowest first. */
      readonly differences: readonly number[];
      readonly lighter: number;
      readonly heavier: number;
      readonly same: number;
      readonly median: number;
      /** Where the median lies in nine of ten draws of the same pairs. */
      readonly interval: { readonly from: number; readonly to: number };
    };

/** The difference, after minus before, of each run of an activity that has both, in steps from −4 to 4. */
export function differencesOf(checkIns: readonly CheckIn[], activity: AskedActivity): readonly number[] {
  const of = (side: 'before' | 'after') =>
    new Map(
      checkIns.flatMap(({ link, pleasant }) =>
        link?.activity === activity && link.side === side ? [[link.runId, pleasant] as const] : [],
      ),
    );
  const after = of('after');
  return [...of('before')].flatMap(([runId, before]) => {
    const later = after.get(runId);
    return later === undefined ? [] : [later - before];
  });
}

/** What the pairs of each activity say, those with the most pairs first. Activities without a pair are left out. */
export function whatHelps(checkIns: readonly CheckIn[]): readonly WhatHelps[] {
  const all = ASKED_ACTIVITIES.map((activity) => ({
    activity,
    differences: differencesOf(checkIns, activity).toSorted((a, b) => a - b),
  })).filter(({ differences }) => differences.length > 0);
  const enough = all.filter(({ differences }) => differences.length >= PAIRS_NEEDED);
  const chances = enough.map(({ activity, differences }) =>
    signFlipTest(differences, randomOf(activity, differences)),
  );
  const standing = standingAfterHolm(chances, MISTAKE_LEVEL);
  return all
    .map(({ activity, differences }): WhatHelps => {
      const pairs = differences.length;
      const place = enough.findIndex((each) => each.activity === activity);
      if (place === -1) return { activity, pairs, outcome: 'too-few', missing: PAIRS_NEEDED - pairs };
      const total = differences.reduce((sum, each) => sum + each, 0);
      const side = total > 0 ? 'lighter' : 'heavier';
      return {
        activity,
        pairs,
        outcome: standing[place] === true ? side : 'unclear',
        differences,
        lighter: differences.filter((difference) => difference > 0).length,
        heavier: differences.filter((difference) => difference < 0).length,
        same: differences.filter((difference) => difference === 0).length,
        median: median(differences),
        interval: medianInterval(differences, randomOf(activity, differences)),
      };
    })
    .toSorted((a, b) => b.pairs - a.pairs);
}

/** The same pairs always draw the same, so that no reload says something else. */
function randomOf(activity: AskedActivity, differences: readonly number[]) {
  return seededRandom(hashText(`${activity} ${differences.join(' ')}`));
}
