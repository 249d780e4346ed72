import type { Db } from '../../db/transaction';

export type Lease = {
  /** What its holder alone may do. */
  readonly name: string;
  /** Which process has it. */
  readonly holder: string;
  /** Milliseconds since 1970. */
  readonly endsAtMs: number;
};

/**
 * Takes a lease that no one has, in one statement, so that no two processes get it.
 *
 * @param longestMs no lease lasts longer: one that seems to was taken while a clock was wrong
 * @returns false while someone has it
 */
export async function takeLease(
  db: Db,
  { name, holder, endsAtMs }: Lease,
  { nowMs, longestMs }: { nowMs: number; longestMs: number },
): Promise<boolean> {
  const result = await db
    .insertInto('leases')
    .values({ name, holder, ends_at: endsAtMs })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, ends_at: endsAtMs })
        .where(({ or, eb }) =>
          or([eb('leases.ends_at', '<=', nowMs), eb('leases.ends_at', '>', nowMs + longestMs)]),
        ),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Lets a lease last longer. @returns false when another process has taken it meanwhile */
export async function prolongLease(db: Db, { name, holder, endsAtMs }: Lease): Promise<boolean> {
  const result = await db
    .updateTable('leases')
    .set({ ends_at: endsAtMs })
    .where('name', '=', name)
    .where('holder', '=', holder)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
