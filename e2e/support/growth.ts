import { expect, type BrowserContext } from '@playwright/test';
import type { Award } from '../../domain/src/points/award';
import { breathingAward, roundAward } from '../../domain/src/points/rules';

/** As many as one request takes. */
const BATCH = 100;

/** Gives the person who is signed in points for breaths, and from 280 on for games: one activity has its cap for a day. */
export async function grow(context: BrowserContext, points: number): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const awards: Award[] = [];
  for (let score = 0; score < points;) {
    const index = awards.length;
    const breath = breathingAward({
      runId: 'grown',
      phaseIndex: index,
      elapsedMs: (index + 1) * 4_000,
      day,
    });
    const fits = score + breath.points <= Math.min(points, 280);
    const award = fits ? breath : roundAward(index % 2 === 0 ? 'bubble' : 'memory', String(index), day);
    awards.push(award);
    score += award.points;
  }
  for (let from = 0; from < awards.length; from += BATCH) {
    const answer = await context.request.post('/api/v1/points', {
      data: { awards: awards.slice(from, from + BATCH) },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    expect(((await answer.json()) as { refused: unknown[] }).refused).toEqual([]);
  }
}
