import { sql } from 'kysely';
import type { Migration } from '../migration';

export const devices: Migration = {
  name: '0015-devices',
  async up(tx) {
    await sql`alter table sessions add column browser text`.execute(tx);
    await sql`alter table sessions add column system text`.execute(tx);
    await sql`alter table sessions add column last_seen_day text`.execute(tx);
  },
};
