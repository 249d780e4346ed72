import { sql } from 'kysely';
import type { Tx } from '../transaction';
import type { Migration } from '../migration';

export const appointments: Migration = {
  name: '0017-appointments',
  async up(tx) {
    await addOffers(tx);
    await sql`
      create table appointments (
        id text not null primary key,
        user_id text not null references users (id) on delete cascade,
        therapist_id text not null references therapists (id) on delete cascade,
        starts_at bigint not null,
        minutes integer not null,
        meets text not null,
        time_zone text not null,
        revision integer not null,
        created_at bigint not null,
        cancelled_at bigint
      )`.execute(tx);
    await sql`create index appointments_of_user on appointments (user_id, starts_at)`.execute(tx);
    await sql`create index appointments_of_therapist on appointments (therapist_id, starts_at)`.execute(tx);
    await sql`
      create table appointment_cells (
        therapist_id text not null,
        cell bigint not null,
        user_id text not null,
        appointment_id text not null references appointments (id) on delete cascade,
        primary key (therapist_id, cell),
        unique (user_id, cell)
      )`.execute(tx);
    await sql`create index cells_of_appointment on appointment_cells (appointment_id)`.execute(tx);
    await sql`alter table outbox add column calendar text`.execute(tx);
  },
};

async function addOffers(tx: Tx): Promise<void> {
  await sql`alter table therapists add column email text`.execute(tx);
  await sql`alter table therapists add column time_zone text not null default 'UTC'`.execute(tx);
  await sql`alter table therapists add column session_minutes integer not null default 60`.execute(tx);
  await sql`
    create table therapist_hours (
      therapist_id text not null references therapists (id) on delete cascade,
      weekday integer not null,
      from_minute integer not null,
      to_minute integer not null,
      primary key (therapist_id, weekday, from_minute)
    )`.execute(tx);
  await sql`
    create table therapist_exceptions (
      therapist_id text not null references therapists (id) on delete cascade,
      date text not null,
      open text not null,
      primary key (therapist_id, date)
    )`.execute(tx);
}
