import type * as z from 'zod/mini';
import type { Db, Tx } from '../../db/transaction';

/** Text that operators save under a name, with the version of its last saving. */
type StoredSetting = { readonly value: string; readonly version: number };

/** Null until someone saves it. */
export async function readSetting(db: Db, name: string): Promise<StoredSetting | null> {
  const row = await db
    .selectFrom('settings')
    .select(['value', 'version'])
    .where('name', '=', name)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Saves over the version that was read and no other.
 *
 * @param version 0 when there was nothing
 * @returns the new version, or null when someone has saved since
 */
export async function saveSetting(
  tx: Tx,
  name: string,
  value: string,
  version: number,
): Promise<number | null> {
  const saved =
    version === 0
      ? await tx
          .insertInto('settings')
          .values({ name, value, version: 1 })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .returning('version')
          .executeTakeFirst()
      : await tx
          .updateTable('settings')
          .set({ value, version: version + 1 })
          .where('name', '=', name)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst();
  return saved?.version ?? null;
}

/** A list that operators save under a name, empty and of version 0 until they do. */
export function listSetting<Item>(name: string, schema: z.ZodMiniType<Item[]>) {
  return {
    async read(db: Db): Promise<{ value: Item[]; version: number }> {
      const setting = await readSetting(db, name);
      if (setting === null) return { value: [], version: 0 };
      return { value: schema.parse(JSON.parse(setting.value)), version: setting.version };
    },

    /** Saves over the version that was read. @returns the new version, or null when someone has saved since */
    save: (tx: Tx, list: Item[], version: number) =>
      saveSetting(tx, name, JSON.stringify(schema.parse(list)), version),
  };
}
