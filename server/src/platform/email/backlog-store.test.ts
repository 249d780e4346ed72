import { expect, test } from 'vitest';
import { inTransaction } from '../../db/transaction';
import { TEST_START_MS, testDatabase } from '../../testing/test-database';
import { readEmailBacklog } from './backlog-store';
import { addEmail, claimDueMail, forgetEmailBefore, type Outcome, settleEmail } from './store';

const MINUTE_MS = 60_000;

test('email waits from when it was due until it went out, was given up or was forgotten', async () => {
  const { db } = await testDatabase();
  const add = (cause: string, dueAtMs: number) =>
    inTransaction(db, (tx) =>
      addEmail(
        tx,
        { id: crypto.randomUUID(), cause, recipient: 'ana@example.org', subject: 's', text: 't', html: 'h' },
        { dueAtMs, writtenAtMs: TEST_START_MS },
      ),
    );
  const settleNext = async (nowMs: number, outcome: Outcome) => {
    const claim = await claimDueMail(db, nowMs, nowMs + MINUTE_MS);
    if (claim === null) throw new Error('no email is due');
    await settleEmail(db, claim, outcome, nowMs);
  };
  const at = (minutes: number) => readEmailBacklog(db, TEST_START_MS + minutes * MINUTE_MS);

  expect(await at(0)).toEqual({ waiting: 0, givenUp: 0, oldestWaitingMs: 0 });
  await add('first', TEST_START_MS);
  await add('second', TEST_START_MS + MINUTE_MS);
  await add('a reminder in an hour', TEST_START_MS + 60 * MINUTE_MS);
  expect(await at(5)).toEqual({ waiting: 2, givenUp: 0, oldestWaitingMs: 5 * MINUTE_MS });
  expect(await at(61)).toEqual({ waiting: 3, givenUp: 0, oldestWaitingMs: 61 * MINUTE_MS });

  await settleNext(TEST_START_MS, { kind: 'sent' });
  expect(await at(5)).toEqual({ waiting: 1, givenUp: 0, oldestWaitingMs: 4 * MINUTE_MS });
  await settleNext(TEST_START_MS + MINUTE_MS, { kind: 'failed', error: '550' });
  expect(await at(5)).toEqual({ waiting: 0, givenUp: 1, oldestWaitingMs: 0 });
  await forgetEmailBefore(db, TEST_START_MS + 2 * MINUTE_MS);
  expect(await at(5)).toEqual({ waiting: 0, givenUp: 0, oldestWaitingMs: 0 });
});
