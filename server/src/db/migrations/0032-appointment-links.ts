import { sql } from 'kysely';
import type { Migration } from '../migration';

export const appointmentLinks: Migration = {
  name: '0032-appointment-links',
  async up(tx) {
    await sql`
      create table appointment_links (
        appointment_id text not null references appointments (id) on delete cascade,
        purpose text not null,
        token_hash text not null unique,
        email text not null,
        primary key (appointment_id, purpose)
      )`.execute(tx);
  },
};
