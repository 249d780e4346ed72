import { expect, test } from 'vitest';
import { type Db, inTransaction } from '../../db/transaction';
import { TEST_START_MS, testDatabase } from '../../testing/test-database';
import { addEmail, claimDueMail, type Outcome, settleEmail } from './store';

const CLAIM_MS = 5 * 60_000;
const EMAIL = {
  id: 'mail-1',
  cause: 'welcome:ana',
  recipient: 'ana@example.org',
  subject: 'Welcome',
  text: 'Hello Ana',
  html: '<p>Hello Ana</p>',
};

const stored = (db: Db) =>
  db
    .selectFrom('outbox')
    .select(['claimed_until', 'tries', 'sent_at', 'failed_at', 'next_try_at', 'text_body'])
    .executeTakeFirstOrThrow();

const LATE: Outcome[] = [
  { kind: 'sent' },
  { kind: 'retry', nextTryAtMs: TEST_START_MS + 2 * CLAIM_MS, error: 'ETIMEDOUT' },
  { kind: 'failed', error: '550' },
];

test.each(LATE)(
  'a process whose claim ran out changes nothing about the email that another sends now: $kind',
  async (outcome) => {
    const { db } = await testDatabase();
    await inTransaction(db, (tx) =>
      addEmail(tx, EMAIL, { dueAtMs: TEST_START_MS, writtenAtMs: TEST_START_MS }),
    );
    const slow = await claimDueMail(db, TEST_START_MS, TEST_START_MS + CLAIM_MS);
    const laterMs = TEST_START_MS + CLAIM_MS;
    const quick = await claimDueMail(db, laterMs, laterMs + CLAIM_MS);
    if (!slow || !quick) throw new Error('both get the email, one after the other');

    const before = await stored(db);
    await settleEmail(db, slow, outcome, laterMs + 1);
    expect(await stored(db)).toEqual(before);

    await settleEmail(db, quick, { kind: 'sent' }, laterMs + 2);
    expect(await stored(db)).toMatchObject({
      claimed_until: null,
      tries: 1,
      sent_at: laterMs + 2,
      text_body: '',
    });
  },
);
