import type { Tx } from './transaction';

/** Weekdays (1 is Monday) and hours of the day, on the therapist's clock. */
type Hours = readonly [weekdays: readonly number[], from: number, to: number];

const SAMPLES: readonly {
  readonly id: string;
  readonly name: string;
  readonly qualifications: string;
  readonly about: string;
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
    about:
      'Example: In the first hour we look at what worries you, at your pace. Then we practice small steps together.',
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
    about: 'Example: You don’t have to explain everything at once. We begin with your days as they are now.',
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
    about: 'Example: First we find what helps you feel safe. You decide what you tell, and when.',
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
    about: 'Example: We face what you fear in steps that you choose, and that you can repeat at home.',
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
    about: 'Example: Come alone or with someone you trust. You don’t need to know what to say.',
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
    about:
      'Example: We talk about what you notice, what medication can do and can’t do, and who is there for you.',
    languages: ['pt', 'en', 'es'],
    helpsWith: ['Bipolar disorder', 'Psychosis', 'Medication'],
    meets: ['in-person'],
    timeZone: 'America/Sao_Paulo',
    hours: [[1, 2, 3, 4], 8, 12],
  },
];

/**
 * Fills a new database with what an instance shows until its operator adds real people. The profiles are marked
 * as samples wherever they are seen.
 */
export async function insertSamples(tx: Tx): Promise<void> {
  const therapists = SAMPLES.map(({ id, name, qualifications, about, timeZone, ...lists }, position) => ({
    id,
    name,
    qualifications,
    languages: JSON.stringify(lists.languages),
    helps_with: JSON.stringify(lists.helpsWith),
    meets: JSON.stringify(lists.meets),
    about,
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
