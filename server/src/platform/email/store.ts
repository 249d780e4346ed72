import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Tables } from '../../db/tables';
import type { Db, Tx } from '../../db/transaction';
import { type Gathered, gatheredOf } from './gathered';
import { type CalendarEvent, calendarEvent, type Email } from './email';
import { LONGEST_PAUSE_MS } from './retry';

/** By how much the clocks of several machines may differ, in milliseconds. */
const SKEW_MS = 60_000;
/** No claim lasts longer. */
const LONGEST_CLAIM_MS = 60 * 60_000;

type EmailToStore = Omit<Email, 'kind' | 'recipientConfirmed' | 'summary'> & { readonly id: string };

/** An email that this process has to itself until `claimedUntilMs`. */
export type ClaimedEmail = {
  readonly id: string;
  readonly cause: string;
  readonly recipient: string;
  readonly replyTo: string | null;
  readonly unsubscribeUrl: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly calendar: CalendarEvent | null;
  readonly createdAtMs: number;
  /** Tries before this one. */
  readonly tries: number;
  readonly claimedUntilMs: number;
};

/**
 * @param dueAtMs when it is sent at the earliest
 * @param writtenAtMs now
 * @returns false when there has been an email for the same cause
 */
export async function addEmail(
  tx: Tx,
  mail: EmailToStore,
  { dueAtMs, writtenAtMs }: { dueAtMs: number; writtenAtMs: number },
  gathering?: { readonly gathered: Gathered; readonly recipientKey: string },
): Promise<boolean> {
  const result = await tx
    .insertInto('outbox')
    .values({
      id: mail.id,
      cause: mail.cause,
      recipient: mail.recipient,
      reply_to: mail.replyTo ?? null,
      unsubscribe_url: mail.unsubscribeUrl ?? null,
      subject: mail.subject,
      text_body: mail.text,
      html_body: mail.html,
      calendar: mail.calendar ? JSON.stringify(mail.calendar) : null,
      gathered: gathering ? JSON.stringify(gathering.gathered) : null,
      gathered_for: gathering?.recipientKey ?? null,
      created_at: dueAtMs,
      written_at: writtenAtMs,
      next_try_at: dueAtMs,
      tries: 0,
    })
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Whether there has been an email for a cause. */
export async function isKnownCause(tx: Tx, cause: string): Promise<boolean> {
  const row = await tx.selectFrom('outbox').select('id').where('cause', '=', cause).executeTakeFirst();
  return row !== undefined;
}

/** An email that waits and to which more may be added. */
type GatheringEmail = { readonly id: string; readonly gathered: Gathered };

/** The email in which notices for a recipient are gathered, unless it is on its way. */
export async function findGathering(
  tx: Tx,
  recipientKey: string,
  nowMs: number,
): Promise<GatheringEmail | null> {
  const row = await tx
    .selectFrom('outbox')
    .select(['id', 'gathered'])
    .where('gathered_for', '=', recipientKey)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where(isUnclaimed(nowMs))
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row?.gathered == null ? null : { id: row.id, gathered: gatheredOf(row.gathered) };
}

/** Replaces the content of an email that gathers notices. */
export async function rewriteGathering(
  tx: Tx,
  { id, gathered }: GatheringEmail,
  words: Pick<Email, 'subject' | 'text' | 'html'>,
): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({
      subject: words.subject,
      text_body: words.text,
      html_body: words.html,
      gathered: JSON.stringify(gathered),
    })
    .where('id', '=', id)
    .execute();
}

/** Claims the email that has waited longest, so that no two processes get the same. */
export async function claimDueMail(
  db: Db,
  nowMs: number,
  claimedUntilMs: number,
): Promise<ClaimedEmail | null> {
  for (;;) {
    const due = await db
      .selectFrom('outbox')
      .select('id')
      .where(isDue(nowMs))
      .orderBy('next_try_at')
      .limit(1)
      .executeTakeFirst();
    if (!due) return null;
    const row = await db
      .updateTable('outbox')
      .set({ claimed_until: claimedUntilMs })
      .where('id', '=', due.id)
      .where(isDue(nowMs))
      .returningAll()
      .executeTakeFirst();
    // Nothing when another process was faster: then there may be a next one.
    if (row) return claimedEmailOf(row, claimedUntilMs);
  }
}

function isDue(nowMs: number) {
  return (outbox: ExpressionBuilder<Tables, 'outbox'>) =>
    outbox.and([
      outbox('sent_at', 'is', null),
      outbox('failed_at', 'is', null),
      isItsTime(nowMs)(outbox),
      isUnclaimed(nowMs)(outbox),
    ]);
}

function isItsTime(nowMs: number) {
  return ({ and, or, eb, ref }: ExpressionBuilder<Tables, 'outbox'>) =>
    or([
      eb('next_try_at', '<=', nowMs),
      // Tried while a clock was ahead, or written then, to go out at once or to gather for a while.
      and([eb('tries', '>', 0), eb('next_try_at', '>', nowMs + LONGEST_PAUSE_MS)]),
      and([
        eb('written_at', '>', nowMs + SKEW_MS),
        or([eb('next_try_at', '<=', ref('written_at')), eb('gathered_for', 'is not', null)]),
      ]),
    ]);
}

function isUnclaimed(nowMs: number) {
  return ({ or, eb }: ExpressionBuilder<Tables, 'outbox'>) =>
    or([
      eb('claimed_until', 'is', null),
      eb('claimed_until', '<=', nowMs),
      // Claimed while a clock was wrong.
      eb('claimed_until', '>', nowMs + LONGEST_CLAIM_MS),
    ]);
}

function claimedEmailOf(row: Selectable<Tables['outbox']>, claimedUntilMs: number): ClaimedEmail {
  return {
    id: row.id,
    cause: row.cause,
    recipient: row.recipient,
    replyTo: row.reply_to,
    unsubscribeUrl: row.unsubscribe_url,
    subject: row.subject,
    text: row.text_body,
    html: row.html_body,
    calendar: row.calendar === null ? null : calendarEvent.parse(JSON.parse(row.calendar)),
    createdAtMs: row.created_at,
    tries: row.tries,
    claimedUntilMs,
  };
}

export type Outcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'retry'; readonly nextTryAtMs: number; readonly error: string }
  | { readonly kind: 'failed'; readonly error: string };

/** Records how a try ended, unless the claim ran out and another process took over. */
export async function settleEmail(
  db: Db,
  claim: ClaimedEmail,
  outcome: Outcome,
  nowMs: number,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      claimed_until: null,
      tries: claim.tries + 1,
      last_error: outcome.kind === 'sent' ? null : outcome.error,
      // Its words may hold links that open an account; once it is gone no one needs them here.
      ...(outcome.kind === 'sent' && { sent_at: nowMs, text_body: '', html_body: '', gathered: null }),
      ...(outcome.kind === 'failed' && { failed_at: nowMs }),
      ...(outcome.kind === 'retry' && { next_try_at: outcome.nextTryAtMs }),
    })
    .where('id', '=', claim.id)
    .where('claimed_until', '=', claim.claimedUntilMs)
    .execute();
}

/** Removes an email that is no longer wanted, unless the claim ran out and another process took over. */
export async function removeClaimedEmail(db: Db, claim: ClaimedEmail): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('id', '=', claim.id)
    .where('claimed_until', '=', claim.claimedUntilMs)
    .execute();
}

/** When the next email is due, in milliseconds since 1970; null when none waits. */
export async function nextDueAt(db: Db): Promise<number | null> {
  const row = await db
    .selectFrom('outbox')
    .select((outbox) => outbox.fn.min('next_try_at').as('due'))
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst();
  return row?.due ?? null;
}

/** Takes back an email that has not been sent. */
export async function removeUnsentEmail(tx: Tx, cause: string): Promise<void> {
  await tx.deleteFrom('outbox').where('cause', '=', cause).where('sent_at', 'is', null).execute();
}

function isWaiting(nowMs: number) {
  return ({ and, eb }: ExpressionBuilder<Tables, 'outbox'>) =>
    and([
      eb('sent_at', 'is', null),
      eb('failed_at', 'is', null),
      eb('claimed_until', 'is', null),
      eb('tries', '=', 0),
      eb('next_try_at', '>', nowMs),
    ]);
}

/** Takes back the email of these causes that has not been due yet. */
export async function removeWaitingEmails(tx: Tx, causes: readonly string[], nowMs: number): Promise<void> {
  if (causes.length === 0) return;
  await tx.deleteFrom('outbox').where('cause', 'in', causes).where(isWaiting(nowMs)).execute();
}

/** Whether email of one of these causes has been due: it arrived, or may have. */
export async function hasBeenDue(tx: Tx, causes: readonly string[], nowMs: number): Promise<boolean> {
  if (causes.length === 0) return false;
  const row = await tx
    .selectFrom('outbox')
    .select('id')
    .where('cause', 'in', causes)
    .where(({ not }) => not(isWaiting(nowMs)))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets the words and the address of email that went out or was given up before a moment; its cause stays taken. */
export async function forgetEmailBefore(db: Db, doneBeforeMs: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      recipient: '',
      reply_to: null,
      unsubscribe_url: null,
      subject: '',
      text_body: '',
      html_body: '',
      calendar: null,
      gathered: null,
      gathered_for: null,
    })
    .where(({ or, eb }) => or([eb('sent_at', '<', doneBeforeMs), eb('failed_at', '<', doneBeforeMs)]))
    .where('recipient', '!=', '')
    .execute();
}

/** Removes all email that was written for one of these causes. @returns the ids of what is gone */
export async function removeEmailsOf(tx: Tx, causes: readonly string[]): Promise<string[]> {
  const rows = await tx.deleteFrom('outbox').where('cause', 'in', causes).returning('id').execute();
  return rows.map(({ id }) => id);
}

/** Removes the email of these causes that has been sent; what is still to be sent stays. @returns the ids of what is gone */
export async function removeSentEmailsOf(tx: Tx, causes: readonly string[]): Promise<string[]> {
  const rows = await tx
    .deleteFrom('outbox')
    .where('cause', 'in', causes)
    .where('sent_at', 'is not', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
