import { AWARD_BATCH_MAX, type AwardsAnswer } from '@stillgrove/contract/points';
import { DAILY_CAP } from '@stillgrove/domain/points/daily-cap';
import { breathingAward, roundAward, visitAward } from '@stillgrove/domain/points/rules';
import { expect, test } from 'vitest';
import { ANA, OLA, signUp } from '../../testing/people';
import { testApp, type Visitor } from '../../testing/test-app';

const DAY = '2027-03-05';
const DAY_MS = 86_400_000;

const bubble = (round: number) => roundAward('bubble', `r${String(round)}`, DAY);

async function send(visitor: Visitor, awards: unknown[]): Promise<AwardsAnswer> {
  const answer = await visitor.post('/api/v1/points', { awards });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function signedIn(options?: Parameters<typeof testApp>[0]) {
  const test = await testApp(options);
  const ana = test.visitor();
  await signUp(ana);
  return { ...test, ana };
}

test('points are for people who are signed in', async () => {
  const { visitor } = await testApp();
  for (const answer of [
    await visitor().get('/api/v1/points'),
    await visitor().get(`/api/v1/points/days?from=${DAY}`),
    await visitor().post('/api/v1/points', { awards: [bubble(1)] }),
  ]) {
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'sign-in-needed' });
  }
});

test('a new person starts with nothing', async () => {
  const { ana } = await signedIn();
  const answer = await ana.get('/api/v1/points');
  expect(answer.json()).toEqual({ success: true, totals: { totalScore: 0, leaves: 0 } });
});

test('awards of every kind add up', async () => {
  const { ana } = await signedIn();
  const answer = await send(ana, [
    breathingAward({ runId: 'run1', phaseIndex: 0, elapsedMs: 4000, day: DAY }),
    breathingAward({ runId: 'run1', phaseIndex: 1, elapsedMs: 8000, day: DAY }),
    bubble(1),
    visitAward('video', 'calm', DAY),
    visitAward('resource', 'yoga-1', DAY),
  ]);
  expect(answer.refused).toEqual([]);
  expect(answer.totals).toEqual({ totalScore: 6, leaves: 2 });
  expect((await ana.get('/api/v1/points')).json()).toMatchObject({ totals: answer.totals });
});

test('what was done is told by day and activity, to the person alone', async () => {
  const { ana, visitor } = await signedIn();
  await send(ana, [bubble(1), bubble(2), visitAward('video', 'calm', DAY)]);
  const answer = await ana.get(`/api/v1/points/days?from=${DAY}`);
  expect(answer.json()).toEqual({
    success: true,
    days: [
      { day: DAY, activity: 'bubble', points: 2 },
      { day: DAY, activity: 'video', points: 1 },
    ],
  });
  expect((await ana.get('/api/v1/points/days?from=2027-03-06')).json()).toMatchObject({ days: [] });
  expect((await ana.get('/api/v1/points/days?from=yesterday')).statusCode).toBe(400);
  const ben = visitor();
  await signUp(ben, OLA);
  expect((await ben.get(`/api/v1/points/days?from=${DAY}`)).json()).toMatchObject({ days: [] });
});

test('a repeated award counts once', async () => {
  const { ana } = await signedIn();
  await send(ana, [bubble(1), bubble(1)]);
  const again = await send(ana, [bubble(1), bubble(2), bubble(1)]);
  expect(again.accepted).toEqual(['bubble:r1', 'bubble:r2']);
  expect(again.totals.totalScore).toBe(2);
});

test('the same award sent many times at once counts once', async () => {
  const { ana } = await signedIn();
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(ana, [bubble(1)])));
  expect(answers.every(({ accepted }) => accepted.length === 1)).toBe(true);
  expect((await ana.get('/api/v1/points')).json()).toMatchObject({ totals: { totalScore: 1 } });
});

test('each refusal says why, for people and for programs', async () => {
  const { ana } = await signedIn();
  const { refused, totals } = await send(ana, [
    { id: 'f', activity: 'flying' },
    { ...bubble(1), points: 5 },
    { ...bubble(2), id: 'bubble:other' },
    breathingAward({ runId: 'run1', phaseIndex: 5, elapsedMs: 4000, day: DAY }),
    { ...roundAward('memory', 'r1', '2027-02-31') },
    { ...bubble(3), extra: true },
  ]);
  expect(refused.map(({ id, reason }) => [id, reason])).toEqual([
    ['f', 'unknown-activity'],
    ['bubble:r1', 'wrong-amount'],
    ['bubble:other', 'wrong-id'],
    ['breathing:run1:5', 'too-fast'],
    ['memory:r1', 'unlikely-day'],
    ['bubble:r3', 'malformed'],
  ]);
  for (const { message } of refused) expect(message).toMatch(/\.$/);
  expect(totals.totalScore).toBe(0);
});

test('an award that was refused may come again once it is right', async () => {
  const { ana } = await signedIn();
  await send(ana, [{ ...bubble(1), points: 5 }]);
  expect((await send(ana, [bubble(1)])).accepted).toEqual(['bubble:r1']);
});

test('an activity gives at most its cap in a day, and more the next day', async () => {
  const { ana, clock } = await signedIn();
  for (let start = 0; start < DAILY_CAP; start += 100) {
    await send(
      ana,
      Array.from({ length: 100 }, (_, index) => bubble(start + index)),
    );
  }
  const over = await send(ana, [bubble(999)]);
  expect(over.refused).toMatchObject([{ id: 'bubble:r999', reason: 'daily-cap' }]);
  expect(over.totals.totalScore).toBe(DAILY_CAP);
  expect((await send(ana, [roundAward('color', 'r1', DAY)])).accepted).toHaveLength(1);
  clock.advance(DAY_MS);
  expect((await send(ana, [roundAward('bubble', 'next', '2027-03-06')])).accepted).toHaveLength(1);
});

test('what a guest earned in the year before the account counts under its own days and their caps', async () => {
  const { ana } = await signedIn();
  const onDay = (day: string, count: number) =>
    Array.from({ length: count }, (_, index) => roundAward('bubble', `${day}-${String(index)}`, day));
  for (const day of ['2026-03-06', '2026-12-24']) {
    for (let start = 0; start < DAILY_CAP; start += 100)
      await send(ana, onDay(day, DAILY_CAP).slice(start, start + 100));
  }
  const over = await send(ana, [roundAward('bubble', 'over', '2026-12-24')]);
  expect(over.refused).toMatchObject([{ id: 'bubble:over', reason: 'daily-cap' }]);
  // Sent again, as by a second device that the same guest's awards reached: nothing is counted twice.
  const again = await send(ana, [...onDay('2026-03-06', 5), bubble(1)]);
  expect(again.accepted).toHaveLength(6);
  expect(again.totals.totalScore).toBe(2 * DAILY_CAP + 1);
});

test('people do not share their points', async () => {
  const { ana, visitor } = await signedIn();
  await send(ana, [bubble(1)]);
  const ben = visitor();
  await signUp(ben, { ...ANA, email: 'ben@example.org' });
  expect((await ben.get('/api/v1/points')).json()).toMatchObject({ totals: { totalScore: 0 } });
  expect((await send(ben, [bubble(1)])).totals.totalScore).toBe(1);
});

test('the largest batch fits into a request', async () => {
  const { ana } = await signedIn();
  const awards = Array.from({ length: AWARD_BATCH_MAX }, (_, phaseIndex) =>
    breathingAward({ runId: 'r'.repeat(64), phaseIndex, elapsedMs: (phaseIndex + 1) * 4000, day: DAY }),
  );
  expect((await send(ana, awards)).accepted).toHaveLength(AWARD_BATCH_MAX);
});

test('an empty or too long batch is refused as a whole', async () => {
  const { ana } = await signedIn();
  for (const awards of [
    [],
    Array.from({ length: AWARD_BATCH_MAX + 1 }, (_, index) => bubble(index)),
    'all',
  ]) {
    const answer = await ana.post('/api/v1/points', { awards });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'invalid-fields',
      fields: { awards: expect.any(String) as string },
    });
  }
});

test('no one may keep the server busy with awards alone', async () => {
  const { ana } = await signedIn({ env: { RATE_LIMIT_FACTOR: '0.01' } });
  const codes: number[] = [];
  for (let count = 0; count < 7; count += 1) {
    codes.push((await ana.post('/api/v1/points', { awards: [bubble(1)] })).statusCode);
  }
  expect(codes).toEqual([200, 200, 200, 200, 200, 200, 429]);
});
