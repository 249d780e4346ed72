import type { AwardsAnswer, PointsAnswer, PointsTotals } from '@stillgrove/contract/points';
import type { Award } from '@stillgrove/domain/points/award';
import { request, UnreachableError } from '../http/request';

const PATH = '/api/v1/points';

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

export const pointsCalls: PointsCalls = {
  async totals(member) {
    const { totals } = await request<PointsAnswer>('GET', PATH, { member });
    return known(totals, isTotals);
  },
  async send(member, awards, leaving = false) {
    const body = { awards };
    const answer = await request<AwardsAnswer>('POST', PATH, { body, member, keepalive: leaving });
    return known(answer, isAwardsAnswer);
  },
};

/** What stands between here and the server may answer in its place. */
function known<Answer>(answer: Answer, isRight: (answer: unknown) => boolean): Answer {
  if (!isRight(answer)) throw new UnreachableError('Unexpected response format');
  return answer;
}

function isAwardsAnswer(answer: unknown): boolean {
  const { accepted, refused, totals } = (answer ?? {}) as Partial<AwardsAnswer>;
  return Array.isArray(accepted) && Array.isArray(refused) && isTotals(totals);
}

function isTotals(totals: unknown): boolean {
  const { totalScore, leaves } = (totals ?? {}) as Partial<PointsTotals>;
  return typeof totalScore === 'number' && typeof leaves === 'number';
}
