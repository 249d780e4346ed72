import { isoTime, type PersonalPart } from '../../platform/personal-data/part';

export const newsletterData: PersonalPart = {
  name: 'newsletter',
  about: 'Whether your address gets our newsletter, and since when.',
  tables: ['newsletter_subscribers'],
  async read(db, { emailKey, confirmed }) {
    if (!confirmed) return [];
    const rows = await db
      .selectFrom('newsletter_subscribers')
      .selectAll()
      .where('email_key', '=', emailKey)
      .execute();
    return rows.map((row) => ({
      email: row.email,
      askedAt: isoTime(row.created_at),
      lastEmailAboutItAt: isoTime(row.mailed_at),
      confirmedAt: isoTime(row.confirmed_at),
    }));
  },
  async rowsToErase(tx, { emailKey, confirmed }) {
    if (!confirmed) return [];
    const rows = await tx
      .selectFrom('newsletter_subscribers')
      .select('id')
      .where('email_key', '=', emailKey)
      .execute();
    return rows.map(({ id }) => ({ kind: 'subscriber', id }));
  },
  async erase(tx, { emailKey, confirmed }) {
    if (confirmed) await tx.deleteFrom('newsletter_subscribers').where('email_key', '=', emailKey).execute();
  },
};
