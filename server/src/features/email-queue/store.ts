import type { QueuedEmail } from '@stillgrove/contract/email-queue';
import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../../db/tables';
import type { Db, Tx } from '../../db/transaction';
import type { Page } from '../../platform/paging';

type Outbox = ExpressionBuilder<Tables, 'outbox'>;

/** Not gone out, and not forgotten long after it had failed. */
const unsent = ({ and, eb }: Outbox) => and([eb('sent_at', 'is', null), eb('recipient', '!=', '')]);

/** No process has it to itself, so that it can be changed without being sent twice or half. */
const unclaimed =
  (nowMs: number) =>
  ({ or, eb }: Outbox) =>
    or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', nowMs)]);

/** Waits for its time and has never been in trouble. */
const scheduled =
  (nowMs: number) =>
  ({ and, eb }: Outbox) =>
    and([eb('failed_at', 'is', null), eb('tries', '=', 0), eb('next_try_at', '>', nowMs)]);

const COLUMNS = [
  'id',
  'recipient',
  'subject',
  'created_at',
  'next_try_at',
  'tries',
  'last_error',
  'failed_at',
  'claimed_until',
] as const;

export async function countQueued(
  db: Db,
  nowMs: number,
): Promise<{ failed: number; waiting: number; scheduled: number }> {
  const counts = await db
    .selectFrom('outbox')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.count<number>('failed_at').as('failed'),
      fn.countAll<number>().filterWhere(scheduled(nowMs)).as('scheduled'),
    ])
    .where(unsent)
    .executeTakeFirstOrThrow();
  const { all, failed, scheduled: later } = counts;
  return { failed, scheduled: later, waiting: all - failed - later };
}

/** How many failed, and how many were tried in vain or should have gone out before a moment. */
export async function countTroubled(db: Db, dueBeforeMs: number): Promise<{ failed: number; late: number }> {
  const { all, failed } = await db
    .selectFrom('outbox')
    .select(({ fn }) => [fn.countAll<number>().as('all'), fn.count<number>('failed_at').as('failed')])
    .where(unsent)
    .where(({ or, eb }) =>
      or([eb('failed_at', 'is not', null), eb('tries', '>', 0), eb('next_try_at', '<', dueBeforeMs)]),
    )
    .executeTakeFirstOrThrow();
  return { failed, late: all - failed };
}

/** What failed first, then what waits, then what is not due; within each what is due first. */
export async function listQueued(db: Db, { limit, offset }: Page, nowMs: number): Promise<QueuedEmail[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(COLUMNS)
    .where(unsent)
    .orderBy((eb) => eb.case().when('failed_at', 'is not', null).then(0).else(1).end())
    .orderBy(scheduled(nowMs))
    .orderBy('next_try_at')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => queuedEmailOf(row, nowMs));
}

export async function findQueued(tx: Tx, id: string, nowMs: number): Promise<QueuedEmail | null> {
  const row = await tx
    .selectFrom('outbox')
    .select(COLUMNS)
    .where(unsent)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? queuedEmailOf(row, nowMs) : null;
}

/**
 * Makes an email due at once; one that had failed gets all its tries again.
 *
 * @returns false when it has gone out or is being sent
 */
export async function makeDue(tx: Tx, id: string, nowMs: number): Promise<boolean> {
  const result = await tx
    .updateTable('outbox')
    .set(({ eb, ref }) => ({
      next_try_at: nowMs,
      failed_at: null,
      tries: eb.case().when('failed_at', 'is', null).then(ref('tries')).else(0).end(),
    }))
    .where('id', '=', id)
    .where(unsent)
    .where(unclaimed(nowMs))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** @returns false when it has gone out or is being sent */
export async function removeQueued(tx: Tx, id: string, nowMs: number): Promise<boolean> {
  const result = await tx
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where(unsent)
    .where(unclaimed(nowMs))
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

type Row = {
  id: string;
  recipient: string;
  subject: string;
  created_at: number;
  next_try_at: number;
  tries: number;
  last_error: string | null;
  failed_at: number | null;
  claimed_until: number | null;
};

function queuedEmailOf(row: Row, nowMs: number): QueuedEmail {
  return {
    id: row.id,
    state: stateOf(row, nowMs),
    recipient: row.recipient,
    subject: row.subject,
    dueAt: row.created_at,
    tries: row.tries,
    nextTryAt: row.failed_at === null ? row.next_try_at : null,
    lastError: row.last_error,
  };
}

function stateOf({ failed_at, claimed_until, tries, next_try_at }: Row, nowMs: number): QueuedEmail['state'] {
  if (failed_at !== null) return 'failed';
  if (claimed_until !== null && claimed_until > nowMs) return 'sending';
  return tries === 0 && next_try_at > nowMs ? 'scheduled' : 'waiting';
}
