import { CONSENT_VERSION } from '@stillgrove/domain/appointments/consent';
import { expect } from 'vitest';
import type { Db } from '../db/transaction';
import type { Visitor } from './test-app';

/** Makes real people of the sample profiles, whose time no one can schedule. */
export async function makeSamplesReal(db: Db): Promise<void> {
  await db.updateTable('therapists').set({ is_sample: 0 }).execute();
}

/** Schedules the next free appointment with a therapist who was a sample before. */
export async function scheduleNext(
  db: Db,
  visitor: Visitor,
  headers: Record<string, string> = {},
): Promise<void> {
  await makeSamplesReal(db);
  const therapistId = 'sample-ocd';
  const free = await visitor.get(`/api/v1/therapists/${therapistId}/times`, headers);
  const [startsAt] = free.json<{ times: string[] }>().times;
  const wish = {
    id: crypto.randomUUID(),
    therapistId,
    startsAt,
    meets: 'online',
    timeZone: 'Asia/Kolkata',
    consentVersion: CONSENT_VERSION,
  };
  expect((await visitor.post('/api/v1/appointments', wish, headers)).statusCode).toBe(201);
}
