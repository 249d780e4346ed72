import type { Tx } from './transaction';

/** Weekdays (1 is Monday) and hours of the day, on the therapist's clock. */
type Hours = readonly [weekdays: readonly number[], from: number, to: number];

const SAMPLES: readonly {
  readonly id: string;
  readonly name: string;
  readonly qualifications: string;
  readonly languages: readonly string[];
  readonly helpsWith: readonly string[];
  readonly meets: readonly ('in-person' | 'online')[];
  readonly timeZone: string;
  readonly hours: Hours;
}[] = [
  {
    id: 'sample-anxiety',
    name: 'A counselor for anxiety',
    qualifications: 'Example: licensed clinical psychologist',
    languages: ['en', 'hi'],
    helpsWith: ['Anxiety', 'Panic', 'Stress'],
    meets: ['in-person', 'online'],
    timeZone: 'Asia/Kolkata',
    hours: [[1, 2, 3, 4, 5], 10, 17],
  },
  {
    id: 'sample-depression',
    name: 'A therapist for low mood',
    qualifications: 'Example: licensed psychotherapist',
    languages: ['en', 'es'],
    helpsWith: ['Depression', 'Grief', 'Self-esteem'],
    meets: ['online'],
    timeZone: 'Europe/Madrid',
    hours: [[1, 3, 5], 9, 14],
  },
  {
    id: 'sample-trauma',
    name: 'A specialist for trauma',
    qualifications: 'Example: licensed clinical psychologist, trained in trauma therapy',
    languages: ['ar', 'en', 'fr'],
    helpsWith: ['PTSD', 'Trauma', 'Sleep'],
    meets: ['in-person'],
    timeZone: 'Africa/Cairo',
    hours: [[1, 2, 4, 7], 9, 15],
  },
  {
    id: 'sample-ocd',
    name: 'A therapist for OCD',
    qualifications: 'Example: licensed psychotherapist, cognitive behavioral therapy',
    languages: ['de', 'en'],
    helpsWith: ['OCD', 'Anxiety'],
    meets: ['in-person', 'online'],
    timeZone: 'Europe/Berlin',
    hours: [[2, 4], 8, 18],
  },
  {
    id: 'sample-young-people',
    name: 'A counselor for young people',
    qualifications: 'Example: registered school counselor',
    languages: ['hi', 'mr', 'en'],
    helpsWith: ['Exams', 'Family', 'Loneliness'],
    meets: ['online'],
    timeZone: 'Asia/Kolkata',
    hours: [[2, 4, 6], 13, 19],
  },
  {
    id: 'sample-psychosis',
    name: 'A psychiatrist for bipolar disorder and psychosis',
    qualifications: 'Example: medical doctor, specialist in psychiatry',
    languages: ['pt', 'en', 'es'],
    helpsWith: ['Bipolar disorder', 'Psychosis', 'Medication'],
    meets: ['in-person'],
    timeZone: 'America/Sao_Paulo',
    hours: [[1, 2, 3, 4], 8, 12],
  },
];

const ABOUT = 'This is a sample profile, not a real person. The team of this site replaces it.';

/**
 * Fills a new database with what an instance shows until its operator adds real people. The profiles are marked
 * as samples wherever they are seen.
 */
export async function insertSamples(tx: Tx): Promise<void> {
  const therapists = SAMPLES.map(({ id, name, qualifications, timeZone, ...lists }, position) => ({
    id,
    name,
    qualifications,
    languages: JSON.stringify(lists.languages),
    helps_with: JSON.stringify(lists.helpsWith),
    meets: JSON.stringify(lists.meets),
    about: ABOUT,
    is_sample: 1,
    position,
    created_at: 0,
    time_zone: timeZone,
    session_minutes: 60,
    version: 1,
  }));
  const hours = SAMPLES.flatMap(({ id, hours: [weekdays, from, to] }) =>
    weekdays.map((weekday) => ({
      therapist_id: id,
      weekday,
      from_minute: from * 60,
      to_minute: to * 60,
    })),
  );
  await tx.insertInto('therapists').values(therapists).execute();
  await tx.insertInto('therapist_hours').values(hours).execute();
}
