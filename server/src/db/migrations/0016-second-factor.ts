import { sql } from 'kysely';
import type { Migration } from '../migration';

export const secondFactor: Migration = {
  name: '0016-second-factor',
  async up(tx) {
    await sql`alter table sessions add column second_factor integer not null default 0`.execute(tx);
    await sql`
      create table pending_sign_ins (
        token_hash text not null primary key,
        user_id text references users (id) on delete cascade,
        expires_at bigint not null
      )`.execute(tx);
    await sql`
      create table authenticator_apps (
        user_id text not null primary key references users (id) on delete cascade,
        secret text not null,
        last_step bigint not null,
        confirmed_at bigint
      )`.execute(tx);
    await sql`
      create table recovery_codes (
        user_id text not null references users (id) on delete cascade,
        code_hash text not null,
        primary key (user_id, code_hash)
      )`.execute(tx);
    await sql`
      create table passkeys (
        id text not null primary key,
        user_id text not null references users (id) on delete cascade,
        public_key text not null,
        counter bigint not null,
        transports text not null,
        name text not null,
        created_at bigint not null,
        last_used_at bigint
      )`.execute(tx);
    await sql`create index passkeys_of_user on passkeys (user_id)`.execute(tx);
    await sql`
      create table passkey_challenges (
        holder text not null primary key,
        challenge text not null,
        expires_at bigint not null
      )`.execute(tx);
  },
};
