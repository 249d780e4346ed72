import { sql } from 'kysely';
import type { Migration } from '../migration';

export const clockMarks: Migration = {
  name: '0025-clock-marks',
  async up(tx) {
    await sql`
      create table clock_marks (
        name text not null primary key,
        trusted_at bigint not null,
        steady_ms bigint not null
      )`.execute(tx);
    await sql`alter table outbox add column written_at bigint`.execute(tx);
    // A clock that is wrong while this step is taken is told from the newest that was stored before.
    await sql`
      insert into clock_marks (name, trusted_at, steady_ms)
      select 'chores', max(stored_at), 0
      from (
        select created_at as stored_at from users
        union all select created_at from sessions
        union all select created_at from point_events
        union all select created_at from contact_messages
      ) as stored
      having max(stored_at) is not null`.execute(tx);
  },
};
