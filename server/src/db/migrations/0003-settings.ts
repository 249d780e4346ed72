import { sql } from 'kysely';
import type { Migration } from '../migration';

export const settings: Migration = {
  name: '0003-settings',
  async up(tx) {
    await sql`
      create table settings (
        name text not null primary key,
        value text not null,
        version integer not null
      )`.execute(tx);
  },
};
