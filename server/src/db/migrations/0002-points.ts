import { sql } from 'kysely';
import type { Migration } from '../migration';

export const points: Migration = {
  name: '0002-points',
  async up(tx) {
    await sql`
      create table point_events (
        user_id text not null references users (id) on delete cascade,
        id text not null,
        activity text not null,
        points integer not null,
        leaves integer not null,
        day text not null,
        created_at bigint not null,
        primary key (user_id, id)
      )`.execute(tx);
    await sql`
      create table point_totals (
        user_id text not null primary key references users (id) on delete cascade,
        total_score bigint not null,
        leaves bigint not null
      )`.execute(tx);
    await sql`
      create table point_days (
        user_id text not null references users (id) on delete cascade,
        day text not null,
        activity text not null,
        points integer not null,
        primary key (user_id, day, activity)
      )`.execute(tx);
  },
};
