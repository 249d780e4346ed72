import { sql } from 'kysely';
import type { Migration } from '../migration';

export const contact: Migration = {
  name: '0007-contact',
  async up(tx) {
    await sql`
      create table contact_messages (
        id text not null primary key,
        name text not null,
        email text not null,
        subject text not null,
        message text not null,
        created_at bigint not null,
        done_at bigint
      )`.execute(tx);
    await sql`create index contact_messages_by_time on contact_messages (created_at)`.execute(tx);
  },
};
