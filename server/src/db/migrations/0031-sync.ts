import { sql } from 'kysely';
import type { Migration } from '../migration';

export const sync: Migration = {
  name: '0031-sync',
  async up(tx) {
    await sql`
      create table vault_locks (
        user_id text not null primary key references users (id) on delete cascade,
        space text not null,
        format integer not null,
        version integer not null,
        sealed text not null,
        last_seq bigint not null,
        used_bytes bigint not null
      )`.execute(tx);
    await sql`
      create table vault_records (
        user_id text not null references vault_locks (user_id) on delete cascade,
        record_id text not null,
        seq bigint not null,
        sealed text not null,
        stored_at bigint not null,
        primary key (user_id, record_id)
      )`.execute(tx);
    await sql`create unique index vault_records_by_seq on vault_records (user_id, seq)`.execute(tx);
  },
};
