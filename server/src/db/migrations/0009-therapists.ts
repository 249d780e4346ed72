import { sql } from 'kysely';
import type { Migration } from '../migration';

/** What a new instance shows until its operator adds real people; marked as samples wherever they are seen. */
const SAMPLES = [
  {
    id: 'sample-anxiety',
    name: 'Sample profile: A counsellor for anxiety',
    qualifications: 'Example: licensed clinical psychologist',
    languages: ['en', 'hi'],
    helpsWith: ['Anxiety', 'Panic', 'Stress'],
    meets: ['in-person', 'online'],
  },
  {
    id: 'sample-depression',
    name: 'Sample profile: A therapist for low mood',
    qualifications: 'Example: licensed psychotherapist',
    languages: ['en', 'es'],
    helpsWith: ['Depression', 'Grief', 'Self-esteem'],
    meets: ['online'],
  },
  {
    id: 'sample-trauma',
    name: 'Sample profile: A specialist for trauma',
    qualifications: 'Example: licensed clinical psychologist, trained in trauma therapy',
    languages: ['ar', 'en', 'fr'],
    helpsWith: ['PTSD', 'Trauma', 'Sleep'],
    meets: ['in-person'],
  },
  {
    id: 'sample-ocd',
    name: 'Sample profile: A therapist for OCD',
    qualifications: 'Example: licensed psychotherapist, cognitive behavioural therapy',
    languages: ['de', 'en'],
    helpsWith: ['OCD', 'Anxiety'],
    meets: ['in-person', 'online'],
  },
  {
    id: 'sample-young-people',
    name: 'Sample profile: A counsellor for young people',
    qualifications: 'Example: registered school counsellor',
    languages: ['hi', 'mr', 'en'],
    helpsWith: ['Exams', 'Family', 'Loneliness'],
    meets: ['online'],
  },
  {
    id: 'sample-psychosis',
    name: 'Sample profile: A psychiatrist for bipolar disorder and psychosis',
    qualifications: 'Example: medical doctor, specialist in psychiatry',
    languages: ['pt', 'en', 'es'],
    helpsWith: ['Bipolar disorder', 'Psychosis', 'Medicine'],
    meets: ['in-person'],
  },
];

const ABOUT =
  'This is an example of how a profile looks, not a real person. Whoever runs this place puts real people here.';

export const therapists: Migration = {
  name: '0009-therapists',
  async up(tx) {
    await sql`
      create table therapists (
        id text not null primary key,
        name text not null,
        qualifications text not null,
        languages text not null,
        helps_with text not null,
        meets text not null,
        about text not null,
        is_sample integer not null,
        position integer not null,
        created_at bigint not null
      )`.execute(tx);
    for (const [position, { id, name, qualifications, ...lists }] of SAMPLES.entries()) {
      const languages = JSON.stringify(lists.languages);
      const helpsWith = JSON.stringify(lists.helpsWith);
      const meets = JSON.stringify(lists.meets);
      await sql`
        insert into therapists values (
          ${id}, ${name}, ${qualifications}, ${languages}, ${helpsWith}, ${meets}, ${ABOUT}, 1, ${position}, 0
        )`.execute(tx);
    }
  },
};
