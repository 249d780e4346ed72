import { sql } from 'kysely';
import type { Migration } from '../migration';

export const legacyRecords: Migration = {
  name: '0012-legacy-records',
  async up(tx) {
    await sql`
      create table legacy_records (
        id text not null primary key,
        user_id text not null references users (id) on delete cascade,
        fields text not null,
        created_at bigint not null
      )`.execute(tx);
    await sql`create index legacy_records_by_user on legacy_records (user_id, created_at)`.execute(tx);
  },
};
