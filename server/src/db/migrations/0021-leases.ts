import { sql } from 'kysely';
import type { Migration } from '../migration';

export const leases: Migration = {
  name: '0021-leases',
  async up(tx) {
    await sql`
      create table leases (
        name text not null primary key,
        holder text not null,
        ends_at bigint not null
      )`.execute(tx);
  },
};
