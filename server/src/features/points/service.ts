import type { AwardsAnswer, DaysAnswer, PointsRequest, PointsTotals } from '@stillgrove/contract/points';
import { REFUSAL_MESSAGES } from '@stillgrove/domain/points/rules';
import { type Db, inTransaction } from '../../db/transaction';
import type { Clock } from '../../platform/clock';
import type { Metrics } from '../../platform/metrics/metrics';
import { type Candidate, examine, judge } from './judge';
import { addAwards, readDays, readDaysFrom, readStoredIds, readTotals } from './store';

/** More than a week of everything, and little to send. */
const DAY_ENTRIES_MAX = 200;

export type PointsService = {
  totals(userId: string): Promise<PointsTotals>;
  /** Points by day and activity from a day on, latest day first; at most `DAY_ENTRIES_MAX`. */
  daysFrom(userId: string, from: string): Promise<DaysAnswer['days']>;
  /** Stores what counts; it is on disk when the promise resolves. Sending the same again is harmless. */
  addAwards(person: Person, awards: PointsRequest['awards']): Promise<Omit<AwardsAnswer, 'success'>>;
};

type Person = { readonly userId: string; readonly accountCreatedAtMs: number };

export function createPointsService({
  db,
  clock,
  metrics,
}: {
  db: Db;
  clock: Clock;
  metrics: Pick<Metrics, 'awardsJudged'>;
}): PointsService {
  return {
    totals: (userId) => readTotals(db, userId),

    daysFrom: (userId, from) => readDaysFrom(db, userId, from, DAY_ENTRIES_MAX),

    async addAwards({ userId, accountCreatedAtMs }, awards) {
      const nowMs = clock.now();
      const candidates = examine(awards, { accountCreatedAtMs, nowMs });
      const { verdict, totals } = await inTransaction(db, async (tx) => {
        const ids = await readStoredIds(tx, userId, idsOf(candidates));
        const days = await readDays(tx, userId, daysOf(candidates));
        const verdict = judge(candidates, { ids, days });
        const totals =
          verdict.counted.length > 0
            ? await addAwards(tx, userId, verdict.counted, nowMs)
            : await readTotals(tx, userId);
        return { verdict, totals };
      });
      metrics.awardsJudged({
        accepted: verdict.accepted.length,
        refused: verdict.refused.map(({ reason }) => reason),
      });
      const refused = verdict.refused.map(({ id, reason }) => ({
        id,
        reason,
        message: REFUSAL_MESSAGES[reason],
      }));
      return { accepted: [...verdict.accepted], refused, totals };
    },
  };
}

function idsOf(candidates: readonly Candidate[]): string[] {
  return [...new Set(candidates.map(({ id }) => id))];
}

function daysOf(candidates: readonly Candidate[]): string[] {
  return [...new Set(candidates.flatMap((candidate) => ('award' in candidate ? [candidate.award.day] : [])))];
}
