import { sql } from 'kysely';
import type { Migration } from '../migration';

export const rateLimits: Migration = {
  name: '0005-rate-limits',
  async up(tx) {
    await sql`
      create table rate_limits (
        key_hash text not null primary key,
        tries integer not null,
        resets_at bigint not null
      )`.execute(tx);
    await sql`create index rate_limits_by_reset on rate_limits (resets_at)`.execute(tx);
  },
};
