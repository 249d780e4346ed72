import { type Site, site as siteSchema } from '@stillgrove/contract/site';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction';

const NAME = 'site';

export type StoredSite = {
  readonly site: Site;
  /** 0 until an operator saves, then one more with every save. */
  readonly version: number;
};

/**
 * What the operator decided, over the defaults.
 *
 * @param defaults of this process, from its settings
 */
export async function readSite(db: Db, defaults: Site): Promise<StoredSite> {
  const row = await db
    .selectFrom('settings')
    .select(['value', 'version'])
    .where('name', '=', NAME)
    .executeTakeFirst();
  if (!row) return { site: defaults, version: 0 };
  const stored = JSON.parse(row.value) as Partial<Site>;
  const social = { ...defaults.social, ...stored.social };
  return { site: siteSchema.parse({ ...defaults, ...stored, social }), version: row.version };
}

/** @returns the new version */
export async function saveSite(tx: Tx, site: Site): Promise<number> {
  const value = JSON.stringify(siteSchema.parse(site));
  const row = await tx
    .insertInto('settings')
    .values({ name: NAME, value, version: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value, version: sql`settings.version + 1` }),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}
