import type { Db } from '../../db/transaction';

export type EmailBacklog = {
  /** Due and not gone out. */
  readonly waiting: number;
  /** Given up, and not yet forgotten. */
  readonly givenUp: number;
  /** How long the one that has waited longest has been due, in milliseconds; 0 when none waits. */
  readonly oldestWaitingMs: number;
};

/** How much email should have gone out and has not. Email that went out is not looked at, however much it is. */
export async function readEmailBacklog(db: Db, nowMs: number): Promise<EmailBacklog> {
  const { waiting, oldest, given_up } = await db
    .selectFrom('outbox')
    .select(({ fn, and, eb }) => {
      const isDue = and([eb('failed_at', 'is', null), eb('created_at', '<=', nowMs)]);
      const isGivenUp = and([eb('failed_at', 'is not', null), eb('recipient', '!=', '')]);
      return [
        fn.countAll<number>().filterWhere(isDue).as('waiting'),
        fn.min<number | null>('created_at').filterWhere(isDue).as('oldest'),
        fn.countAll<number>().filterWhere(isGivenUp).as('given_up'),
      ];
    })
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    waiting,
    givenUp: given_up,
    oldestWaitingMs: oldest === null ? 0 : nowMs - oldest,
  };
}
