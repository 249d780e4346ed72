import { sql } from 'kysely';
import type { Migration } from '../migration';

const BEFORE = 'Sample profile: ';

/** Samples are marked wherever they are seen: with the mark in the name as well, each said it twice. */
export const sampleNames: Migration = {
  name: '0035-sample-names',
  async up(tx) {
    await sql`
      update therapists set name = substr(name, ${BEFORE.length + 1})
      where is_sample = 1 and name like ${`${BEFORE}_%`}`.execute(tx);
  },
};
