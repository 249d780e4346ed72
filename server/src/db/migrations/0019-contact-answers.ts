import { sql } from 'kysely';
import type { Migration } from '../migration';
import type { Tx } from '../transaction';

export const contactAnswers: Migration = {
  name: '0019-contact-answers',
  async up(tx) {
    await sql`
      create table contact_answers (
        id text not null primary key,
        message_id text not null references contact_messages (id) on delete cascade,
        user_id text references users (id) on delete set null,
        answer text not null,
        created_at bigint not null
      )`.execute(tx);
    await sql`create index contact_answers_of_message on contact_answers (message_id)`.execute(tx);
    await sql`create index contact_answers_of_user on contact_answers (user_id)`.execute(tx);
    await addLists(tx);
  },
};

/** What operators look through page by page, in the order in which they see it. */
async function addLists(tx: Tx): Promise<void> {
  await sql`
    create index contact_messages_waiting on contact_messages (created_at, id)
    where done_at is null`.execute(tx);
  await sql`
    create index contact_messages_done on contact_messages (done_at, id)
    where done_at is not null`.execute(tx);
  await sql`
    create index newsletter_confirmed on newsletter_subscribers (confirmed_at, id)
    where confirmed_at is not null`.execute(tx);
  await sql`create index outbox_unsent on outbox (next_try_at) where sent_at is null`.execute(tx);
}
