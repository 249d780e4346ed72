import { expect, test } from 'vitest';
import { createOutbox } from '../../platform/email/outbox';
import type { Message } from '../../platform/email/transport';
import { NO_METRICS } from '../../platform/metrics/metrics';
import { makeSamplesReal, scheduleNext } from '../../testing/appointments';
import { ANA, signUp } from '../../testing/people';
import { type TestApp, testApp } from '../../testing/test-app';
import { testRateLimits } from '../../testing/test-rate-limits';
import { isReminderCause } from './emails';

const LINKS = '/api/v1/appointment-links';
const TIMES = '/api/v1/therapists/sample-ocd/times';

/** An instance with one appointment of Ana’s, far enough ahead for both reminders. */
async function withAppointment() {
  const instance = await testApp();
  await makeSamplesReal(instance.db);
  const ana = instance.visitor();
  const { id } = await signUp(ana, ANA);
  await instance.db.updateTable('users').set({ confirmed_at: 1 }).where('id', '=', id).execute();
  await scheduleNext(instance.db, ana);
  const { starts_at: startsAtMs } = await theAppointment(instance);
  // Someone who is signed in nowhere.
  const stranger = instance.visitor();
  const post = async (way: string, body: object) => {
    const answer = await stranger.post(`${LINKS}/${way}`, body);
    return answer.json<{
      success: boolean;
      code?: string;
      purpose?: string;
      appointment?: { state: string };
    }>();
  };
  const times = async () => (await stranger.get(TIMES)).json<{ times: string[] }>().times;
  return { instance, startsAt: new Date(startsAtMs).toISOString(), post, times };
}

const theAppointment = ({ db }: TestApp) =>
  db.selectFrom('appointments').selectAll().executeTakeFirstOrThrow();

const reminders = async ({ db }: TestApp) =>
  (await db.selectFrom('outbox').selectAll().execute()).filter(({ cause }) => isReminderCause(cause));

/** The tokens in the reminders that wait. */
async function tokens(instance: TestApp): Promise<{ cancel: string; move: string }> {
  const texts = (await reminders(instance)).map(({ text_body }) => text_body);
  expect(texts.length).toBeGreaterThan(0);
  const tokenAfter = (label: string) => {
    const found = new Set(texts.map((text) => new RegExp(`${label}: \\S+#([\\w-]{43})`).exec(text)?.[1]));
    expect(found.size).toBe(1);
    return [...found][0] ?? '';
  };
  return { cancel: tokenAfter('Cancel the appointment'), move: tokenAfter('Move it to another time') };
}

test('the link that cancels needs a press and no session, gives the time back, and works no more', async () => {
  const { instance, startsAt, post, times } = await withAppointment();
  const { cancel } = await tokens(instance);
  expect(await times()).not.toContain(startsAt);
  const looked = await post('look', { token: cancel });
  expect(looked).toMatchObject({ purpose: 'cancel', appointment: { startsAt, state: 'scheduled' } });
  expect((await theAppointment(instance)).cancelled_at).toBeNull();

  expect(await post('cancel', { token: cancel })).toMatchObject({ appointment: { state: 'canceled' } });
  expect(await times()).toContain(startsAt);
  expect(await reminders(instance)).toEqual([]);
  expect(await instance.db.selectFrom('appointments').select('id').execute()).toEqual([]);
  expect(await post('cancel', { token: cancel })).toMatchObject({ code: 'wrong-link' });
  expect(await post('look', { token: cancel })).toMatchObject({ code: 'wrong-link' });
});

test('the link that moves leads to another time, and voids the links before it', async () => {
  const { instance, startsAt, post, times } = await withAppointment();
  const before = await tokens(instance);
  const to = (await times()).at(-1) ?? '';
  const moved = { startsAt: to, timeZone: 'Asia/Kolkata' };
  expect(await post('reschedule', { token: before.move, ...moved })).toMatchObject({
    appointment: { startsAt: to, state: 'scheduled' },
  });
  expect(await times()).toContain(startsAt);
  for (const token of [before.cancel, before.move])
    expect(await post('look', { token })).toMatchObject({ code: 'wrong-link' });
  const after = await tokens(instance);
  expect(await post('cancel', { token: after.cancel })).toMatchObject({ appointment: { state: 'canceled' } });
});

test('a link does one thing alone, ends with the appointment, and is not kept in clear', async () => {
  const { instance, startsAt, post } = await withAppointment();
  const { cancel, move } = await tokens(instance);
  const wrong = { code: 'wrong-link' };
  expect(await post('cancel', { token: move })).toMatchObject(wrong);
  expect(await post('reschedule', { token: cancel, startsAt, timeZone: 'UTC' })).toMatchObject(wrong);
  expect(await post('look', { token: 'A'.repeat(43) })).toMatchObject(wrong);
  const stored = JSON.stringify(await instance.db.selectFrom('appointment_links').selectAll().execute());
  for (const token of [cancel, move]) expect(stored).not.toContain(token);

  await instance.db.updateTable('users').set({ email: 'new@example.org' }).execute();
  expect(await post('look', { token: cancel })).toMatchObject(wrong);
  await instance.db.updateTable('users').set({ email: ANA.email }).execute();
  expect(await post('look', { token: cancel })).toMatchObject({ purpose: 'cancel' });

  instance.clock.advance(Date.parse(startsAt) - instance.clock.now());
  expect(await post('look', { token: cancel })).toMatchObject(wrong);
  expect(await post('cancel', { token: cancel })).toMatchObject(wrong);
  expect((await theAppointment(instance)).cancelled_at).toBeNull();
});

function outboxOf(instance: TestApp, sent: Message[], wanted: boolean) {
  return createOutbox({
    db: instance.db,
    clock: instance.clock,
    log: instance.log.log,
    metrics: NO_METRICS,
    transport: { deliver: async (message) => void sent.push(message) },
    from: 'team@example.org',
    rateLimits: testRateLimits(instance.db, instance.clock),
    siteName: () => Promise.resolve('Stillgrove'),
    isWanted: ({ cause }) => Promise.resolve(wanted || !isReminderCause(cause)),
    publicUrl: 'https://example.org',
  });
}

const subjects = (sent: readonly Message[]) =>
  sent.map(({ subject }) => subject).filter((subject) => subject.startsWith('Reminder'));

test('two processes together send each reminder once', async () => {
  const { instance, startsAt } = await withAppointment();
  const sent: Message[] = [];
  const processes = [outboxOf(instance, sent, true), outboxOf(instance, sent, true)];
  await Promise.all(processes.map((each) => each.deliverDue()));
  expect(subjects(sent)).toEqual([]);
  for (const [index, hours] of [24, 2].entries()) {
    instance.clock.advance(Date.parse(startsAt) - hours * 3_600_000 - instance.clock.now());
    await Promise.all(processes.map((each) => each.deliverDue()));
    await Promise.all(processes.map((each) => each.deliverDue()));
    expect(subjects(sent)).toHaveLength(index + 1);
  }
});

test('reminders that an operator switched off are removed when they are due, and nothing else is', async () => {
  const { instance, startsAt } = await withAppointment();
  const sent: Message[] = [];
  instance.clock.advance(Date.parse(startsAt) - 3_600_000 - instance.clock.now());
  await outboxOf(instance, sent, false).deliverDue();
  expect(subjects(sent)).toEqual([]);
  expect(sent.map(({ subject }) => subject).join()).toContain('Appointment scheduled');
  expect(await reminders(instance)).toEqual([]);
});
