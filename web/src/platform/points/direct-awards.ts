import type { PointsTotals } from '@stillgrove/contract/points';
import type { Award } from '@stillgrove/domain/points/award';
import type { AwardRefusal } from '@stillgrove/domain/points/rules';
import type { AwardOutcome } from './outcome';
import type { PointsCalls } from './points-calls';

/** Awards where this device keeps nothing: each goes straight to the server, one after the other. */
export function createDirectAwards(
  calls: Pick<PointsCalls, 'send'>,
  onTotals: (userId: string, totals: PointsTotals) => Promise<void>,
) {
  /** What the server had counted when it last answered. */
  let known: PointsTotals | null = null;
  let last: Promise<unknown> = Promise.resolve();

  const send = async (userId: string, award: Award): Promise<AwardOutcome> => {
    const before = known;
    try {
      const { accepted, refused, totals } = await calls.send(userId, [award]);
      await onTotals(userId, totals);
      const reason = refused.find(({ id }) => id === award.id)?.reason;
      if (reason === ('daily-cap' satisfies AwardRefusal)) return 'capped';
      if (!accepted.includes(award.id)) return 'unsaved';
      // A repeated award is accepted, too, and gives nothing.
      const isNew = before === null || totals.totalScore >= before.totalScore + award.points;
      return isNew ? 'recorded' : 'repeated';
    } catch (error) {
      console.info('The server did not take this award.', error);
      return 'unsaved';
    }
  };

  return {
    note(totals: PointsTotals): void {
      known = totals;
    },
    /** For another person. */
    restart(): void {
      known = null;
    },
    award(userId: string, award: Award): Promise<AwardOutcome> {
      const outcome = last.then(() => send(userId, award));
      last = outcome;
      return outcome;
    },
  };
}
