import { sql } from 'kysely';
import type { Migration } from '../migration';

/** When operators want to be reminded to write to someone again; null for most messages. */
export const writingAgain: Migration = {
  name: '0034-writing-again',
  async up(tx) {
    await sql`alter table contact_messages add column write_again_at bigint`.execute(tx);
    await sql`
      create index contact_messages_to_write_again on contact_messages (write_again_at, id)
      where write_again_at is not null`.execute(tx);
  },
};
