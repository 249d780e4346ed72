import { sql } from 'kysely';
import type { Migration } from '../migration';

export const newsletter: Migration = {
  name: '0008-newsletter',
  async up(tx) {
    await sql`
      create table newsletter_subscribers (
        id text not null primary key,
        email text not null,
        email_key text not null unique,
        token text not null unique,
        created_at bigint not null,
        mailed_at bigint not null,
        confirmed_at bigint
      )`.execute(tx);
  },
};
