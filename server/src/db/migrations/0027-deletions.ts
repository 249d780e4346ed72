import { sql } from 'kysely';
import type { Migration } from '../migration';

export const deletions: Migration = {
  name: '0027-deletions',
  async up(tx) {
    await sql`
      create table deletions (
        key_hash text not null primary key,
        kind text not null,
        deleted_at bigint not null
      )`.execute(tx);
    await sql`create index deletions_by_day on deletions (deleted_at)`.execute(tx);
  },
};
