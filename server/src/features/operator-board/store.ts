import type { Db } from '../../db/transaction';

/** How many messages are unanswered, and when the oldest of them came (milliseconds since 1970). */
export async function countUnanswered(db: Db): Promise<{ waiting: number; oldestAtMs: number | null }> {
  const { waiting, oldest } = await db
    .selectFrom('contact_messages')
    .select(({ fn }) => [
      fn.countAll<number>().as('waiting'),
      fn.min<number | null>('created_at').as('oldest'),
    ])
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { waiting, oldestAtMs: oldest };
}

/** How many people operators wanted to write to again before a moment (milliseconds since 1970). */
export async function countToWriteAgain(db: Db, untilMs: number): Promise<number> {
  const { count } = await db
    .selectFrom('contact_messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('write_again_at', '<', untilMs)
    .executeTakeFirstOrThrow();
  return count;
}

/** Moments in milliseconds since 1970. */
export type Stretch = { readonly fromMs: number; readonly untilMs: number };

/** How many appointments begin within a stretch of time and are not canceled. */
export async function countAppointments(db: Db, { fromMs, untilMs }: Stretch): Promise<number> {
  const { count } = await db
    .selectFrom('appointments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('starts_at', '>=', fromMs)
    .where('starts_at', '<', untilMs)
    .where('cancelled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** How many accounts were made since a moment (milliseconds since 1970). */
export async function countAccountsSince(db: Db, sinceMs: number): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('created_at', '>=', sinceMs)
    .executeTakeFirstOrThrow();
  return count;
}
