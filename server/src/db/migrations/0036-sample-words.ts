import { sql } from 'kysely';
import type { Migration } from '../migration';

const BEFORE = 'This is a sample profile, not a real person. The team of this site replaces it.';

const AFTER: Readonly<Record<string, string>> = {
  'sample-anxiety':
    'Example: In the first hour we look at what worries you, at your pace. Then we practice small steps together.',
  'sample-depression':
    'Example: You don’t have to explain everything at once. We begin with your days as they are now.',
  'sample-trauma': 'Example: First we find what helps you feel safe. You decide what you tell, and when.',
  'sample-ocd': 'Example: We face what you fear in steps that you choose, and that you can repeat at home.',
  'sample-young-people': 'Example: Come alone or with someone you trust. You don’t need to know what to say.',
  'sample-psychosis':
    'Example: We talk about what you notice, what medication can do and can’t do, and who is there for you.',
};

/** Samples are marked wherever they are seen: where the same sentence stood in each, an example stands now. */
export const sampleWords: Migration = {
  name: '0036-sample-words',
  async up(tx) {
    for (const [id, about] of Object.entries(AFTER))
      await sql`
        update therapists set about = ${about}
        where id = ${id} and is_sample = 1 and about = ${BEFORE}`.execute(tx);
  },
};
