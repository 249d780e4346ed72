import { sql } from 'kysely';
import type { Migration } from '../migration';

export const legalTexts: Migration = {
  name: '0030-legal-texts',
  async up(tx) {
    await sql`
      create table legal_texts (
        name text not null,
        version integer not null,
        is_own integer not null,
        markdown text not null,
        note text not null,
        created_at bigint not null,
        primary key (name, version)
      )`.execute(tx);
  },
};
