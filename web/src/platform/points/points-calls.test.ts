import { expect, test } from 'vitest';
import { createHttp, RefusedError, UnreachableError } from '../http/request';
import { createPointsCalls } from './points-calls';

const TOTALS = { totalScore: 3, leaves: 1 };

const callsThatGet = (answer: object, status = 200) =>
  createPointsCalls(createHttp({ fetch: async () => Response.json(answer, { status }) }));

test('a refusal is never read as points, whatever its status', async () => {
  for (const status of [200, 401, 409, 429]) {
    const calls = callsThatGet({ success: false, code: 'sign-in-needed', message: 'Sign in.' }, status);
    await expect(calls.totals('ana')).rejects.toBeInstanceOf(RefusedError);
    await expect(calls.send('ana', [])).rejects.toBeInstanceOf(RefusedError);
  }
});

test('an answer without points is no answer, so that awards wait for the next try', async () => {
  for (const answer of [{}, { success: true }, { success: true, totals: { totalScore: '3' } }]) {
    await expect(callsThatGet(answer).totals('ana')).rejects.toBeInstanceOf(UnreachableError);
    await expect(callsThatGet(answer).send('ana', [])).rejects.toBeInstanceOf(UnreachableError);
  }
});

test('points and judged awards are read as they are', async () => {
  const answer = { success: true, accepted: ['a'], refused: [], totals: TOTALS };
  expect(await callsThatGet(answer).totals('ana')).toEqual(TOTALS);
  expect(await callsThatGet(answer).send('ana', [])).toMatchObject({ accepted: ['a'], totals: TOTALS });
});
