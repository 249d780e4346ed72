import { sql } from 'kysely';
import type { Migration } from '../migration';
import type { Tx } from '../transaction';

/** Words of the sample profiles that are put right where no operator has changed them: id, column, before, after. */
const SAMPLE_WORDS: readonly [string, 'name' | 'qualifications' | 'helps_with', string, string][] = [
  [
    'sample-anxiety',
    'name',
    'Sample profile: A counsellor for anxiety',
    'Sample profile: A counselor for anxiety',
  ],
  [
    'sample-ocd',
    'qualifications',
    'Example: licensed psychotherapist, cognitive behavioural therapy',
    'Example: licensed psychotherapist, cognitive behavioral therapy',
  ],
  [
    'sample-young-people',
    'name',
    'Sample profile: A counsellor for young people',
    'Sample profile: A counselor for young people',
  ],
  [
    'sample-young-people',
    'qualifications',
    'Example: registered school counsellor',
    'Example: registered school counselor',
  ],
  [
    'sample-psychosis',
    'helps_with',
    '["Bipolar disorder","Psychosis","Medicine"]',
    '["Bipolar disorder","Psychosis","Medication"]',
  ],
];

const ABOUT_BEFORE =
  'This is an example of how a profile looks, not a real person. Whoever runs this place puts real people here.';
const ABOUT = 'This is a sample profile, not a real person. The team of this site replaces it.';

/** Consent to who sees an appointment. Null in both columns for appointments from before it was asked. */
export const appointmentConsent: Migration = {
  name: '0029-appointment-consent',
  async up(tx) {
    await sql`alter table appointments add column consent_version integer`.execute(tx);
    await sql`alter table appointments add column consented_at bigint`.execute(tx);
    await correctSamples(tx);
  },
};

async function correctSamples(tx: Tx): Promise<void> {
  for (const [id, column, before, after] of SAMPLE_WORDS) {
    await sql`
      update therapists set ${sql.ref(column)} = ${after}
      where id = ${id} and is_sample = 1 and ${sql.ref(column)} = ${before}`.execute(tx);
  }
  await sql`
    update therapists set about = ${ABOUT}
    where is_sample = 1 and about = ${ABOUT_BEFORE}`.execute(tx);
}
