import { sql } from 'kysely';
import type { Migration } from '../migration';

export const gatheredNotices: Migration = {
  name: '0024-gathered-notices',
  async up(tx) {
    await sql`alter table outbox add column gathered text`.execute(tx);
    await sql`alter table outbox add column gathered_for text`.execute(tx);
    await sql`
      create index outbox_gathering on outbox (gathered_for)
      where gathered_for is not null and sent_at is null and failed_at is null`.execute(tx);
  },
};
