import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import { type Db, isPostgres } from '../db/transaction';

/** The newest emails come last. */
export async function emailsTo(db: Db, recipient: string) {
  return (
    db
      .selectFrom('outbox')
      .select(['cause', 'subject', 'text_body', 'html_body'])
      .where('recipient', '=', recipient)
      .orderBy('created_at')
      // The clock of a test stands still.
      .orderBy(isPostgres(db) ? sql`xmin::text::bigint, cmin::text::bigint` : sql`rowid`)
      .execute()
  );
}

/** Waits for an email with this subject and gives the newest link in it. */
export async function emailedLink(db: Db, recipient: string, subject: RegExp): Promise<URL> {
  return vi.waitFor(async () => {
    const mail = (await emailsTo(db, recipient)).findLast((one) => subject.test(one.subject));
    const link = /https?:\/\/\S+#\S+/.exec(mail?.text_body ?? '')?.[0];
    expect(link, `a link in an email to ${recipient}`).toBeDefined();
    return new URL(link ?? '');
  });
}

/** The part of a link that a page sends. */
export const tokenIn = (link: URL): string => link.hash.slice(1);
