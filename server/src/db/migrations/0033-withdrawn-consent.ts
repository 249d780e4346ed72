import { sql } from 'kysely';
import type { Migration } from '../migration';

/**
 * Appointments that visitors canceled before a withdrawn consent deleted them. Those that an operator canceled stay:
 * their visitors still agree.
 */
export const withdrawnConsent: Migration = {
  name: '0033-withdrawn-consent',
  async up(tx) {
    const { rows } = await sql<{ id: string }>`
      select id from appointments
      where cancelled_at is not null
        and id not in (select subject from operator_actions where action = 'booking-cancelled' and subject is not null)
    `.execute(tx);
    for (const { id } of rows) {
      await sql`delete from appointment_links where appointment_id = ${id}`.execute(tx);
      await sql`delete from appointments where id = ${id}`.execute(tx);
    }
  },
};
