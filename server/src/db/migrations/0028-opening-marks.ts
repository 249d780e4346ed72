import { sql } from 'kysely';
import type { Migration } from '../migration';

export const openingMarks: Migration = {
  name: '0028-opening-marks',
  async up(tx) {
    await sql`
      create table opening_marks (
        name text not null primary key,
        done_at bigint not null
      )`.execute(tx);
    // One name for a thing: these two were noted as mail.
    await sql`update operator_actions set action = 'email-retried' where action = 'mail-retried'`.execute(tx);
    await sql`update operator_actions set action = 'email-deleted' where action = 'mail-dropped'`.execute(tx);
  },
};
