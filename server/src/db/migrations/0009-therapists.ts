import { sql } from 'kysely';
import type { Migration } from '../migration';

export const therapists: Migration = {
  name: '0009-therapists',
  async up(tx) {
    await sql`
      create table therapists (
        id text not null primary key,
        name text not null,
        qualifications text not null,
        languages text not null,
        helps_with text not null,
        meets text not null,
        about text not null,
        is_sample integer not null,
        position integer not null,
        created_at bigint not null
      )`.execute(tx);
  },
};
