import { sql } from 'kysely';
import type { Migration } from '../migration';

export const therapistVersions: Migration = {
  name: '0020-therapist-versions',
  async up(tx) {
    await sql`alter table therapists add column version integer not null default 1`.execute(tx);
    await sql`alter table therapists add column removed_at bigint`.execute(tx);
  },
};
