import { sql } from 'kysely';
import type { Migration } from '../migration';

export const reAuthentication: Migration = {
  name: '0022-re-authentication',
  async up(tx) {
    await sql`alter table sessions add column reauthenticated_at bigint`.execute(tx);
    await sql`alter table sessions add column last_used_at bigint`.execute(tx);
    // A password alone opens no session of an account with a second factor; earlier ones must not stay.
    await sql`
      delete from sessions
      where second_factor = 0 and (
        user_id in (select user_id from authenticator_apps where confirmed_at is not null)
        or user_id in (select user_id from passkeys)
      )`.execute(tx);
  },
};
