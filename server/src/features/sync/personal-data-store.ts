import { isoTime, type PersonalPart } from '../../platform/personal-data/part';

/** Records that are read at a time; each may have some hundred kilobytes. */
const PAGE_ROWS = 20;

const SEALED = 'encrypted: only your devices can open it';

export const syncKeysData: PersonalPart = {
  name: 'synced-private-space-keys',
  about:
    'If you sync your private space between devices: its keys, encrypted. We can’t open them, but your devices can.',
  tables: ['vault_locks'],
  async read(db, { userId }) {
    const rows = await db.selectFrom('vault_locks').selectAll().where('user_id', '=', userId).execute();
    return rows.map(({ space, format, version, sealed, used_bytes }) => ({
      space,
      format,
      version,
      note: SEALED,
      sealed,
      usedBytes: used_bytes,
    }));
  },
};

export const syncedRecordsData: PersonalPart = {
  name: 'synced-private-space',
  about:
    'If you sync your private space between devices: everything in it, encrypted. To read it, open Your private space on one of your devices and save a copy there.',
  tables: ['vault_records'],
  async *read(db, { userId }) {
    for (let after = ''; ;) {
      const rows = await db
        .selectFrom('vault_records')
        .selectAll()
        .where('user_id', '=', userId)
        .where('record_id', '>', after)
        .orderBy('record_id')
        .limit(PAGE_ROWS)
        .execute();
      yield rows.map(({ record_id, seq, sealed, stored_at }) => ({
        id: record_id,
        seq,
        storedAt: isoTime(stored_at),
        note: SEALED,
        sealed,
      }));
      const last = rows.at(-1);
      if (rows.length < PAGE_ROWS || last === undefined) return;
      after = last.record_id;
    }
  },
};
