import type { Db, Tx } from '../../db/transaction';

export type Subscriber = {
  readonly id: string;
  readonly email: string;
  /** In the links of email to this person. */
  readonly token: string;
  readonly confirmed: boolean;
};

/**
 * Notes that someone asked for an address to be subscribed. One that is known keeps its row.
 *
 * @param mailedBeforeMs a known address is emailed again only when the last email is older
 * @returns whom to email, or null when the last email is too young
 */
export async function noteRequest(
  tx: Tx,
  request: { id: string; email: string; emailKey: string; token: string },
  { nowMs, emailedBeforeMs }: { nowMs: number; emailedBeforeMs: number },
): Promise<Subscriber | null> {
  const { id, email, emailKey, token } = request;
  const row = await tx
    .insertInto('newsletter_subscribers')
    .values({ id, email, email_key: emailKey, token, created_at: nowMs, mailed_at: nowMs })
    .onConflict((conflict) =>
      conflict
        .column('email_key')
        .doUpdateSet({ mailed_at: nowMs })
        .where(({ or, eb }) =>
          or([
            eb('newsletter_subscribers.mailed_at', '<=', emailedBeforeMs),
            // Emailed while a clock was ahead.
            eb('newsletter_subscribers.mailed_at', '>', nowMs + (nowMs - emailedBeforeMs)),
          ]),
        ),
    )
    .returningAll()
    .executeTakeFirst();
  return row ? subscriberOf(row) : null;
}

/** @returns whose subscription it is, and whether it was confirmed just now for the first time */
export async function confirmSubscriber(
  tx: Tx,
  token: string,
  nowMs: number,
): Promise<{ subscriber: Subscriber; first: boolean } | null> {
  const row = await tx
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('token', '=', token)
    .executeTakeFirst();
  if (!row) return null;
  const first = row.confirmed_at === null;
  if (first) {
    await tx
      .updateTable('newsletter_subscribers')
      .set({ confirmed_at: nowMs, mailed_at: nowMs })
      .where('id', '=', row.id)
      .execute();
  }
  return { subscriber: { ...subscriberOf(row), confirmed: true }, first };
}

/** @returns the id of the row that is gone, or null when no one has the token */
export async function removeSubscriber(tx: Tx, token: string): Promise<string | null> {
  const row = await tx
    .deleteFrom('newsletter_subscribers')
    .where('token', '=', token)
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Removes those who were last asked before a moment and never confirmed. */
export async function removeUnconfirmedBefore(db: Db, emailedBeforeMs: number): Promise<void> {
  await db
    .deleteFrom('newsletter_subscribers')
    .where('confirmed_at', 'is', null)
    .where('mailed_at', '<', emailedBeforeMs)
    .execute();
}

function subscriberOf(row: {
  id: string;
  email: string;
  token: string;
  confirmed_at: number | null;
}): Subscriber {
  return { id: row.id, email: row.email, token: row.token, confirmed: row.confirmed_at !== null };
}
