import { sql } from 'kysely';
import type { Migration } from '../migration';

export const outbox: Migration = {
  name: '0004-outbox',
  async up(tx) {
    await sql`
      create table outbox (
        id text not null primary key,
        cause text not null unique,
        recipient text not null,
        reply_to text,
        subject text not null,
        text_body text not null,
        html_body text not null,
        created_at bigint not null,
        next_try_at bigint not null,
        tries integer not null,
        last_error text,
        sent_at bigint,
        failed_at bigint,
        claimed_until bigint
      )`.execute(tx);
    await sql`
      create index outbox_waiting on outbox (next_try_at)
      where sent_at is null and failed_at is null`.execute(tx);
  },
};
