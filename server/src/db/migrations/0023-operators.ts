import { sql } from 'kysely';
import type { Migration } from '../migration';

export const operators: Migration = {
  name: '0023-operators',
  async up(tx) {
    await sql`
      create table operators (
        user_id text not null primary key references users (id) on delete cascade,
        since bigint not null,
        invited_from text not null,
        invited_by text references users (id) on delete set null
      )`.execute(tx);
    await sql`
      create table operator_invitations (
        id text not null primary key,
        email_key text not null unique,
        email text not null,
        token_hash text not null unique,
        invited_from text not null,
        invited_by text references users (id) on delete cascade,
        created_at bigint not null,
        expires_at bigint not null
      )`.execute(tx);
    await sql`create index operators_by_inviter on operators (invited_by)`.execute(tx);
    await sql`create index operator_invitations_by_inviter on operator_invitations (invited_by)`.execute(tx);
    await sql`create index operator_invitations_by_expiry on operator_invitations (expires_at)`.execute(tx);
  },
};
