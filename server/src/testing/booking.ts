import { expect } from 'vitest';
import type { Visitor } from './test-app';

/** Books the next free session with the therapist of the samples. */
export async function bookNext(visitor: Visitor, headers: Record<string, string> = {}): Promise<void> {
  const therapistId = 'sample-ocd';
  const free = await visitor.get(`/api/v1/therapists/${therapistId}/times`, headers);
  const [startsAt] = free.json<{ times: string[] }>().times;
  const wish = {
    id: crypto.randomUUID(),
    therapistId,
    startsAt,
    meets: 'online',
    timeZone: 'Asia/Kolkata',
  };
  expect((await visitor.post('/api/v1/appointments', wish, headers)).statusCode).toBe(201);
}
