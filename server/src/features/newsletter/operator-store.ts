import type { Db, Tx } from '../../db/transaction';
import type { Page } from '../../platform/paging';

export async function countSubscribers(db: Db): Promise<{ confirmed: number; unconfirmed: number }> {
  const { all, confirmed } = await db
    .selectFrom('newsletter_subscribers')
    .select(({ fn }) => [fn.countAll<number>().as('all'), fn.count<number>('confirmed_at').as('confirmed')])
    .executeTakeFirstOrThrow();
  return { confirmed, unconfirmed: all - confirmed };
}

/** Those who confirmed, the newest first. */
export async function listConfirmed(
  db: Db,
  { limit, offset }: Page,
): Promise<{ id: string; email: string; confirmedAt: number }[]> {
  return db
    .selectFrom('newsletter_subscribers')
    .select(['id', 'email', 'confirmed_at as confirmedAt'])
    .where('confirmed_at', 'is not', null)
    .$narrowType<{ confirmedAt: number }>()
    .orderBy('confirmed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** All who confirmed, those who have been there longest first, with the token of their links. */
export async function allConfirmed(tx: Tx): Promise<{ email: string; token: string; confirmedAt: number }[]> {
  return tx
    .selectFrom('newsletter_subscribers')
    .select(['email', 'token', 'confirmed_at as confirmedAt'])
    .where('confirmed_at', 'is not', null)
    .$narrowType<{ confirmedAt: number }>()
    .orderBy('confirmed_at')
    .orderBy('id')
    .execute();
}

/** @returns whether there was one */
export async function removeSubscriberWithId(tx: Tx, id: string): Promise<boolean> {
  const result = await tx.deleteFrom('newsletter_subscribers').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows === 1n;
}
