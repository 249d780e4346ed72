import type { AwardsAnswer, PointsAnswer, PointsTotals } from '@stillgrove/contract/points';
import { readPoints, sendAwards } from '@stillgrove/contract/operations/points';
import type { Award } from '@stillgrove/domain/points/award';
import type { Http } from '../http/request';

/** The calls about points, each for a person. */
export type PointsCalls = {
  /** @throws RefusedError or UnreachableError */
  totals(userId: string): Promise<PointsTotals>;
  /**
   * @param leaving the browser sends them even when the page goes away meanwhile
   * @throws RefusedError or UnreachableError
   */
  send(userId: string, awards: readonly Award[], leaving?: boolean): Promise<AwardsAnswer>;
};

/** Only an answer that names points counts as one: what stands between here and the server may answer, too. */
export function createPointsCalls({ request }: Pick<Http, 'request'>): PointsCalls {
  return {
    async totals(member) {
      const { totals } = await request(readPoints.method, readPoints.path, {
        member,
        read: (answer) => (isTotals(answer.totals) ? (answer as PointsAnswer) : null),
      });
      return totals;
    },
    send: (member, awards, leaving = false) =>
      request(sendAwards.method, sendAwards.path, {
        body: { awards },
        member,
        keepalive: leaving,
        read: (answer) => (isAwardsAnswer(answer) ? (answer as AwardsAnswer) : null),
      }),
  };
}

function isAwardsAnswer({ accepted, refused, totals }: Readonly<Record<string, unknown>>): boolean {
  return Array.isArray(accepted) && Array.isArray(refused) && isTotals(totals);
}

function isTotals(totals: unknown): boolean {
  const { totalScore, leaves } = (totals ?? {}) as Partial<PointsTotals>;
  return typeof totalScore === 'number' && typeof leaves === 'number';
}
