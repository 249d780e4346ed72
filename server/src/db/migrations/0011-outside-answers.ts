import { sql } from 'kysely';
import type { Migration } from '../migration';

export const outsideAnswers: Migration = {
  name: '0011-outside-answers',
  async up(tx) {
    await sql`
      create table outside_answers (
        source text not null primary key,
        value text,
        fetched_at bigint,
        failures integer not null,
        next_try_at bigint not null
      )`.execute(tx);
  },
};
