import { meeting } from '@stillgrove/contract/appointments';
import type { Hours } from '@stillgrove/domain/appointments/hours';
import * as z from 'zod/mini';
import type { Db, Tx } from '../../db/transaction';
import { readHours } from './store';

/** What a profile says, as the database keeps it. */
export type Profile = {
  readonly name: string;
  readonly qualifications: string;
  /** BCP 47 tags. */
  readonly languages: readonly string[];
  readonly helpsWith: readonly string[];
  readonly meets: readonly z.infer<typeof meeting>[];
  readonly about: string;
  /** Where notices of appointments go; null: to the operator. */
  readonly email: string | null;
  readonly timeZone: string;
  readonly appointmentMinutes: number;
  readonly isSample: boolean;
};

export type StoredTherapist = Profile & {
  readonly id: string;
  /** Grows by one with every change of profile or hours. */
  readonly version: number;
  readonly hours: Hours;
};

const texts = z.array(z.string());

/** Everyone in the directory, in the order that visitors see; `onlyId` narrows it to one. */
export async function listProfiles(db: Db, onlyId?: string): Promise<StoredTherapist[]> {
  const all = db.selectFrom('therapists').selectAll().where('removed_at', 'is', null);
  const wanted = onlyId === undefined ? all : all.where('id', '=', onlyId);
  const rows = await wanted.orderBy('position').orderBy('id').execute();
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      version: row.version,
      name: row.name,
      qualifications: row.qualifications,
      languages: texts.parse(JSON.parse(row.languages)),
      helpsWith: texts.parse(JSON.parse(row.helps_with)),
      meets: z.array(meeting).parse(JSON.parse(row.meets)),
      about: row.about,
      email: row.email,
      timeZone: row.time_zone,
      appointmentMinutes: row.session_minutes,
      isSample: row.is_sample === 1,
      hours: await readHours(db, row.id, row.time_zone),
    })),
  );
}

/** Whether a profile with this id was removed. */
export async function wasRemoved(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('therapists').select('removed_at').where('id', '=', id).executeTakeFirst();
  return typeof row?.removed_at === 'number';
}

/** Adds someone at the end of the directory, without hours. */
export async function addProfile(tx: Tx, id: string, profile: Profile, nowMs: number): Promise<void> {
  const last = await tx
    .selectFrom('therapists')
    .select('position')
    .orderBy('position', 'desc')
    .executeTakeFirst();
  const position = last === undefined ? 0 : last.position + 1;
  await tx
    .insertInto('therapists')
    .values({ id, ...columnsOf(profile), position, version: 1, created_at: nowMs })
    .execute();
}

export async function updateProfile(tx: Tx, id: string, version: number, profile: Profile): Promise<void> {
  await tx
    .updateTable('therapists')
    .set({ ...columnsOf(profile), version })
    .where('id', '=', id)
    .execute();
}

/** Puts other hours in the place of all that there were. */
export async function replaceHours(
  tx: Tx,
  id: string,
  version: number,
  { weekly, exceptions }: Pick<Hours, 'weekly' | 'exceptions'>,
): Promise<void> {
  await removeHours(tx, id);
  for (const { weekday, from, to } of weekly) {
    await tx
      .insertInto('therapist_hours')
      .values({ therapist_id: id, weekday, from_minute: from, to_minute: to })
      .execute();
  }
  for (const { date, open } of exceptions) {
    await tx
      .insertInto('therapist_exceptions')
      .values({ therapist_id: id, date, open: JSON.stringify(open) })
      .execute();
  }
  await tx.updateTable('therapists').set({ version }).where('id', '=', id).execute();
}

export async function setPosition(tx: Tx, id: string, position: number): Promise<void> {
  await tx.updateTable('therapists').set({ position }).where('id', '=', id).execute();
}

/** Takes someone out of the directory. The name alone stays, for those who had an appointment. */
export async function markRemoved(tx: Tx, id: string, nowMs: number): Promise<void> {
  await removeHours(tx, id);
  await tx
    .updateTable('therapists')
    .set({
      qualifications: '',
      languages: '[]',
      helps_with: '[]',
      meets: '[]',
      about: '',
      email: null,
      removed_at: nowMs,
    })
    .where('id', '=', id)
    .execute();
}

/** Forgets those who have left, once no appointment with them is on record. */
export async function forgetRemoved(db: Db): Promise<void> {
  await db
    .deleteFrom('therapists')
    .where('removed_at', 'is not', null)
    .where('id', 'not in', (query) => query.selectFrom('appointments').select('therapist_id'))
    .execute();
}

async function removeHours(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('therapist_hours').where('therapist_id', '=', id).execute();
  await tx.deleteFrom('therapist_exceptions').where('therapist_id', '=', id).execute();
}

function columnsOf(profile: Profile) {
  return {
    name: profile.name,
    qualifications: profile.qualifications,
    languages: JSON.stringify(profile.languages),
    helps_with: JSON.stringify(profile.helpsWith),
    meets: JSON.stringify(profile.meets),
    about: profile.about,
    email: profile.email,
    time_zone: profile.timeZone,
    session_minutes: profile.appointmentMinutes,
    is_sample: profile.isSample ? 1 : 0,
  };
}
