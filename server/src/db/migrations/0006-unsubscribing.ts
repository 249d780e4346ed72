import { sql } from 'kysely';
import type { Migration } from '../migration';

export const unsubscribing: Migration = {
  name: '0006-unsubscribing',
  async up(tx) {
    await sql`alter table outbox add column unsubscribe_url text`.execute(tx);
  },
};
