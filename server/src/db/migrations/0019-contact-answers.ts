import { sql } from 'kysely';
import type { Migration } from '../migration';

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
    await sql`create index contact_messages_by_done on contact_messages (done_at, created_at)`.execute(tx);
  },
};
