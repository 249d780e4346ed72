import { sql } from 'kysely';
import type { Migration } from '../migration';

export const accounts: Migration = {
  name: '0001-accounts',
  async up(tx) {
    await sql`
      create table users (
        id text not null primary key,
        full_name text not null,
        email text not null,
        email_key text not null unique,
        password_hash text not null,
        created_at bigint not null
      )`.execute(tx);
    await sql`
      create table sessions (
        token_hash text not null primary key,
        user_id text not null references users (id) on delete cascade,
        created_at bigint not null,
        expires_at bigint not null
      )`.execute(tx);
    await sql`create index sessions_by_user on sessions (user_id)`.execute(tx);
    await sql`create index sessions_by_expiry on sessions (expires_at)`.execute(tx);
    await sql`
      create table known_devices (
        token_hash text not null,
        user_id text not null references users (id) on delete cascade,
        last_seen_at bigint not null,
        primary key (token_hash, user_id)
      )`.execute(tx);
    await sql`create index known_devices_by_user on known_devices (user_id)`.execute(tx);
  },
};
