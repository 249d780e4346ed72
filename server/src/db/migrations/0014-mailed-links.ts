import { sql } from 'kysely';
import type { Migration } from '../migration';

export const mailedLinks: Migration = {
  name: '0014-mailed-links',
  async up(tx) {
    await sql`alter table users add column confirmed_at bigint`.execute(tx);
    await sql`
      create table mailed_links (
        user_id text not null references users (id) on delete cascade,
        purpose text not null,
        token_hash text not null unique,
        email text not null,
        created_at bigint not null,
        expires_at bigint not null,
        primary key (user_id, purpose)
      )`.execute(tx);
    await sql`create index mailed_links_by_expiry on mailed_links (expires_at)`.execute(tx);
  },
};
