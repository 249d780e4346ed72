import { sql } from 'kysely';
import type { Migration } from '../migration';

export const operatorActions: Migration = {
  name: '0018-operator-actions',
  async up(tx) {
    await sql`
      create table operator_actions (
        id text not null primary key,
        user_id text,
        action text not null,
        subject text not null,
        created_at bigint not null
      )`.execute(tx);
    await sql`create index operator_actions_by_time on operator_actions (created_at)`.execute(tx);
  },
};
