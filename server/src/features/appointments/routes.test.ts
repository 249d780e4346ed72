import type { Appointment, FreeTimesAnswer } from '@stillgrove/contract/appointments';
import { LIMITS } from '@stillgrove/contract/limits';
import { CONSENT_NEEDED, CONSENT_VERSION, consentText } from '@stillgrove/domain/appointments/consent';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { NO_METRICS } from '../../platform/metrics/metrics';
import { createOutbox } from '../../platform/email/outbox';
import type { Message } from '../../platform/email/transport';
import { appointmentSamples } from '../../testing/every-appointment-email';
import { makeSamplesReal } from '../../testing/appointments';
import { testRateLimits } from '../../testing/test-rate-limits';
import { ANA, signUp } from '../../testing/people';
import { type TestApp, testApp, type Visitor } from '../../testing/test-app';
import { greetingTo, NAMELESS_GREETING } from '@stillgrove/domain/accounts/name';
import type { Row } from '../../platform/personal-data/part';
import { appointmentsData } from './personal-data-store';
import { removeAppointmentsBefore } from './store';

const DAY_MS = 86_400_000;
const THERAPIST = 'sample-ocd';
const URL = '/api/v1/appointments';

/** An instance whose therapists are no samples. */
async function realPractice(env: Record<string, string> = {}): Promise<TestApp> {
  const instance = await testApp({ env });
  await makeSamplesReal(instance.db);
  return instance;
}

/** Someone who is signed in and whose address is confirmed. */
async function member({ visitor, db }: TestApp, email = ANA.email): Promise<Visitor> {
  const person = visitor();
  const { id } = await signUp(person, { ...ANA, email });
  await db.updateTable('users').set({ confirmed_at: 1 }).where('id', '=', id).execute();
  return person;
}

async function freeTimes(person: Visitor, therapist = THERAPIST): Promise<string[]> {
  const answer = await person.get(`/api/v1/therapists/${therapist}/times`);
  expect(answer.statusCode).toBe(200);
  return answer.json<FreeTimesAnswer>().times;
}

function wish(startsAt: string | undefined, change: object = {}) {
  return {
    id: crypto.randomUUID(),
    therapistId: THERAPIST,
    startsAt,
    meets: 'online',
    timeZone: 'Asia/Kolkata',
    consentVersion: CONSENT_VERSION,
    ...change,
  };
}

async function schedule(person: Visitor, startsAt: string | undefined, change = {}): Promise<Appointment> {
  const answer = await person.post(URL, wish(startsAt, change));
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
  return answer.json<{ appointment: Appointment }>().appointment;
}

function calendarOf(email: { calendar: string | null } | undefined) {
  const { method, ics } = JSON.parse(email?.calendar ?? '') as { method: string; ics: string };
  return {
    method,
    ics,
    event: new ICAL.Component(ICAL.parse(ics) as string[]).getFirstSubcomponent('vevent'),
  };
}

const mails = ({ db }: TestApp) =>
  db.selectFrom('outbox').selectAll().where('cause', 'like', 'appointment%').orderBy('cause').execute();

test('no one can schedule an appointment with a sample profile, and no email is sent', async () => {
  const instance = await testApp();
  const ana = await member(instance);
  const answer = await ana.post(URL, wish((await freeTimes(ana))[0]));
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'sample-profile']);
  expect(await mails(instance)).toEqual([]);
});

test('free times follow the hours of the therapist, from half a day ahead to sixty days', async () => {
  const instance = await realPractice();
  const times = await freeTimes(instance.visitor());
  // Tuesdays and Thursdays, 8 to 18 o'clock in Berlin, where the clocks change on 28 March 2027.
  expect(times[0]).toBe('2027-03-09T07:00:00.000Z');
  expect(times).toContain('2027-03-30T06:00:00.000Z');
  expect(times.every((time) => [2, 4].includes(new Date(time).getUTCDay()))).toBe(true);
  expect(Date.parse(times.at(-1) ?? '')).toBeLessThan(instance.clock.now() + 60 * DAY_MS);
});

test('a scheduled appointment is emailed to both sides, each on their own clock, with a calendar file', async () => {
  const instance = await realPractice();
  const ana = await member(instance);
  await instance.db.updateTable('therapists').set({ email: 'care@example.org' }).execute();
  const scheduled = await schedule(ana, '2027-03-09T07:00:00.000Z');
  expect(scheduled).toMatchObject({ startsAt: '2027-03-09T07:00:00.000Z', minutes: 60, state: 'scheduled' });

  const [reminder, soon, therapist, visitor] = await mails(instance);
  expect(visitor?.recipient).toBe(ANA.email);
  expect(visitor?.text_body).toContain('March 9, 2027 at 12:30');
  expect(visitor?.text_body).toContain('India Standard Time');
  expect(therapist).toMatchObject({ recipient: 'care@example.org', reply_to: ANA.email });
  expect(therapist?.text_body).toContain('March 9, 2027 at 8:00');
  expect(therapist?.text_body).toContain('Central European Standard Time');
  expect(reminder).toMatchObject({
    recipient: ANA.email,
    next_try_at: Date.parse('2027-03-08T07:00:00.000Z'),
  });
  expect(soon).toMatchObject({
    recipient: ANA.email,
    next_try_at: Date.parse('2027-03-09T05:00:00.000Z'),
  });

  const { method, event, ics } = calendarOf(visitor);
  expect(method).toBe('REQUEST');
  expect(String(event?.getFirstPropertyValue('dtstart'))).toBe('2027-03-09T07:00:00Z');
  expect(String(event?.getFirstPropertyValue('dtend'))).toBe('2027-03-09T08:00:00Z');
  expect(ics.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
});

describe('email to a therapist', () => {
  const TIMES = ['2027-03-09T07:00:00.000Z', '2027-03-11T09:00:00.000Z', '2027-03-16T09:00:00.000Z'];
  const HOUR_MS = 3_600_000;
  const toTherapist = async (instance: TestApp, { due }: { due: boolean }) =>
    (await mails(instance))
      .filter(({ cause }) => cause.startsWith('appointment-therapist'))
      .filter(({ next_try_at }) => next_try_at <= instance.clock.now() === due);
  const hoursLimit = LIMITS['appointment-mails-to-recipient'].tries;

  /** Uses up the therapist's number of this hour. */
  async function busyHour() {
    const instance = await realPractice();
    const ana = await member(instance);
    for (let count = 0; count < hoursLimit / 2; count += 1) {
      const { id } = await schedule(ana, TIMES[0]);
      await ana.post(`${URL}/${id}/cancel`, undefined);
    }
    expect(await toTherapist(instance, { due: true })).toHaveLength(hoursLimit);
    return { instance, ana };
  }

  test('a member who schedules and cancels thirty times fills no inbox', async () => {
    const instance = await realPractice({ RATE_LIMIT_FACTOR: '1' });
    const ana = await member(instance);
    for (let count = 0; count < 30; count += 1) {
      const { id } = await schedule(ana, TIMES[0]);
      expect((await ana.post(`${URL}/${id}/cancel`, undefined)).statusCode).toBe(200);
    }
    expect(await toTherapist(instance, { due: true })).toHaveLength(hoursLimit);
    expect(await toTherapist(instance, { due: false })).toEqual([]);
  });

  test('what is still so after the busy hour is told then, once, with the last time', async () => {
    const { instance, ana } = await busyHour();
    const { id } = await schedule(ana, TIMES[0]);
    await ana.post(`${URL}/${id}/reschedule`, { startsAt: TIMES[1], timeZone: 'UTC' });
    await ana.post(`${URL}/${id}/reschedule`, { startsAt: TIMES[2], timeZone: 'UTC' });
    const waiting = await toTherapist(instance, { due: false });
    expect(waiting.map(({ next_try_at }) => next_try_at - instance.clock.now())).toEqual([HOUR_MS]);
    expect(waiting[0]?.text_body).toContain('scheduled an appointment');
    expect(waiting[0]?.text_body).toContain('March 16, 2027');
  });

  test('a cancellation of what the therapist heard of is never left out', async () => {
    const instance = await realPractice();
    const ana = await member(instance);
    const { id } = await schedule(ana, TIMES[2]);
    for (let count = 0; count < hoursLimit; count += 1) {
      const other = await schedule(ana, TIMES[0]);
      await ana.post(`${URL}/${other.id}/cancel`, undefined);
    }
    await ana.post(`${URL}/${id}/reschedule`, { startsAt: TIMES[1], timeZone: 'UTC' });
    await ana.post(`${URL}/${id}/cancel`, undefined);
    const waiting = (await toTherapist(instance, { due: false })).filter(({ cause }) => cause.includes(id));
    expect(waiting.map(({ subject }) => subject.split(':')[0])).toEqual([
      'Appointment moved',
      'Appointment canceled',
    ]);
  });

  test('an account that goes leaves no email about an appointment that was never told', async () => {
    const { instance, ana } = await busyHour();
    await schedule(ana, TIMES[0]);
    expect(await toTherapist(instance, { due: false })).toHaveLength(1);
    await ana.post('/api/v1/user/delete-account', { password: ANA.password });
    expect(await toTherapist(instance, { due: false })).toEqual([]);
  });
});

test('calendar files say “Appointment” and name neither people nor place nor site, and subjects do neither', async () => {
  const instance = await realPractice();
  const { db } = instance;
  const ana = await member(instance);
  await db.updateTable('therapists').set({ name: 'Dr. Mira Sen', email: 'care@example.org' }).execute();
  const { id } = await schedule(ana, '2027-03-09T07:00:00.000Z', { meets: 'in-person' });
  await ana.post(`${URL}/${id}/reschedule`, { startsAt: '2027-03-11T09:00:00.000Z', timeZone: 'UTC' });
  await ana.post(`${URL}/${id}/cancel`, undefined);
  const emails = await mails(instance);
  expect(emails).toHaveLength(6);
  const secret = /mira|sen\b|ana|session|therap|counsel|stillgrove|localhost|mental|vidisha/i;
  for (const email of emails) {
    const { event, ics } = calendarOf(email);
    expect(email.subject).not.toMatch(secret);
    expect(event?.getFirstPropertyValue('summary')).toBe('Appointment');
    expect(event?.getFirstPropertyValue('class')).toBe('PRIVATE');
    for (const name of ['location', 'description', 'comment', 'contact', 'url'])
      expect(event?.getFirstProperty(name)).toBeNull();
    // What is left are the two addresses and the product that RFC 5545 and 5546 require.
    expect(ics.replaceAll(/^(?:ORGANIZER|ATTENDEE|PRODID):.*$/gm, '')).not.toMatch(secret);
  }
});

test('a calendar knows an appointment again when it is moved and canceled', async () => {
  const instance = await realPractice();
  const ana = await member(instance);
  const { id } = await schedule(ana, '2027-03-09T07:00:00.000Z');
  await ana.post(`${URL}/${id}/reschedule`, { startsAt: '2027-03-11T09:00:00.000Z', timeZone: 'UTC' });
  await ana.post(`${URL}/${id}/cancel`, undefined);
  const events = (await mails(instance)).map((email) => calendarOf(email).event);
  expect(new Set(events.map((event) => event?.getFirstPropertyValue('uid')))).toEqual(new Set([id]));
  expect(events.map((event) => event?.getFirstPropertyValue('sequence'))).toEqual([0, 1, 2, 0, 1, 2]);
});

test('an appointment from before consent was asked keeps the name it has in calendars', async () => {
  const instance = await realPractice();
  const ana = await member(instance);
  const { id } = await schedule(ana, '2027-03-09T07:00:00.000Z');
  await instance.db.updateTable('appointments').set({ consent_version: null, consented_at: null }).execute();
  await ana.post(`${URL}/${id}/cancel`, undefined);
  const [canceled] = (await mails(instance)).filter(({ calendar }) => calendar?.includes('CANCEL'));
  expect(calendarOf(canceled).event?.getFirstPropertyValue('uid')).toBe(`${id}@localhost`);
});

describe('who sees an appointment', () => {
  test.each([
    ['was not agreed to', undefined],
    ['was agreed to with a yes instead of a version', true],
  ])('%s: nothing is scheduled, and the answer says what to do', async (_what, consentVersion) => {
    const instance = await realPractice();
    const ana = await member(instance);
    const answer = await ana.post(URL, wish('2027-03-09T07:00:00.000Z', { consentVersion }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { consentVersion: CONSENT_NEEDED } });
    expect(await instance.db.selectFrom('appointments').selectAll().execute()).toEqual([]);
  });

  test('is asked again when the text has changed since it was read', async () => {
    const instance = await realPractice();
    const ana = await member(instance);
    const older = wish('2027-03-09T07:00:00.000Z', { consentVersion: CONSENT_VERSION - 1 });
    const answer = await ana.post(URL, older);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'consent-changed']);
    expect(await mails(instance)).toEqual([]);
  });

  test('is stored with the version of the text and the moment, and stands in the personal data', async () => {
    const instance = await realPractice();
    const ana = await member(instance);
    await schedule(ana, '2027-03-09T07:00:00.000Z');
    const row = await instance.db.selectFrom('appointments').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      consent_version: CONSENT_VERSION,
      consented_at: instance.clock.now(),
    });
    const person = { userId: row.user_id, fullName: '', email: '', emailKey: '', confirmed: true };
    const [exported] = (await appointmentsData.read(instance.db, person)) as Row[];
    expect(exported?.agreedAt).toBe(new Date(instance.clock.now()).toISOString());
    expect(exported?.agreedTo).toContain(consentText(CONSENT_VERSION)?.agreement);
  });
});

describe('emails about an appointment', () => {
  test('say why they come, greet by first name, start with capitals and tell who else may have done it', async () => {
    const instance = await realPractice();
    const ana = await member(instance);
    const { id } = await schedule(ana, '2027-03-09T07:00:00.000Z');
    await ana.post(`${URL}/${id}/cancel`, undefined);
    for (const { cause, text_body } of await mails(instance)) {
      const [greeting, first = ''] = text_body.split('\n\n');
      const toVisitor = cause.startsWith('appointment-visitor');
      expect(greeting).toBe(toVisitor ? greetingTo(ANA.fullName) : NAMELESS_GREETING);
      expect(first).toMatch(/^\p{Lu}/u);
      expect(text_body).toContain(toVisitor ? 'If you didn’t do this' : 'You’re getting this email because');
    }
  });
});

describe('words of emails about an appointment', () => {
  const samples = Object.entries(appointmentSamples());
  const textsOf = (part: string) =>
    samples.filter(([name]) => name.includes(part)).map(([, { text }]) => text.replaceAll(/\s+/g, ' '));

  test('only the therapist knows the place of an appointment in person, and is asked to tell it', () => {
    const [told = ''] = textsOf('visitorEmail: scheduled');
    expect(told).toContain('You’ll meet in person. Dr. Maria Stone will tell you where.');
    expect(textsOf('therapistEmail: scheduled').join('')).toContain('Please tell them where you meet.');
    for (const [, { text }] of samples) expect(text).not.toContain('at this address');
  });

  test('whatever the link of a reminder does is not put down to the password alone', () => {
    for (const change of ['moved', 'canceled'])
      expect(textsOf(`visitorEmail: ${change}`).join('')).toContain('used a link in your reminders');
    expect(textsOf('visitorEmail: scheduled').join('')).not.toContain('reminders');
  });
});

test('reminders go out a day and two hours before the appointment and not earlier', async () => {
  const instance = await realPractice();
  await schedule(await member(instance), '2027-03-09T07:00:00.000Z');
  const sent: Message[] = [];
  const outbox = createOutbox({
    db: instance.db,
    clock: instance.clock,
    log: instance.log.log,
    metrics: NO_METRICS,
    transport: { deliver: async (message) => void sent.push(message) },
    from: 'team@example.org',
    rateLimits: testRateLimits(instance.db, instance.clock),
    siteName: () => Promise.resolve('Stillgrove'),
    isWanted: () => Promise.resolve(true),
    publicUrl: 'https://example.org',
  });
  await outbox.deliverDue();
  const reminders = () => sent.filter(({ subject }) => subject.startsWith('Reminder'));
  expect(reminders()).toEqual([]);
  instance.clock.advance(Date.parse('2027-03-08T06:59:00.000Z') - instance.clock.now());
  await outbox.deliverDue();
  expect(reminders()).toEqual([]);
  instance.clock.advance(60_000);
  await outbox.deliverDue();
  expect(reminders()).toHaveLength(1);
  instance.clock.advance(Date.parse('2027-03-09T04:59:00.000Z') - instance.clock.now());
  await outbox.deliverDue();
  expect(reminders()).toHaveLength(1);
  instance.clock.advance(60_000);
  await outbox.deliverDue();
  expect(reminders()).toHaveLength(2);
});

test('pressing twice schedules one appointment', async () => {
  const instance = await realPractice();
  const ana = await member(instance);
  const request = wish('2027-03-09T07:00:00.000Z');
  const answers = await Promise.all([ana.post(URL, request), ana.post(URL, request)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect(await instance.db.selectFrom('appointments').selectAll().execute()).toHaveLength(1);
  expect(await mails(instance)).toHaveLength(4);
});

test('of two hundred who want the same time one gets it, and the others are told clearly', async () => {
  const instance = await realPractice({ RATE_LIMIT_FACTOR: '1000' });
  const people: Visitor[] = [];
  for (let count = 0; count < 20; count += 1)
    people.push(await member(instance, `p${String(count)}@example.org`));
  const wishes = Array.from({ length: 10 }, () => people).flat();
  const answers = await Promise.all(
    wishes.map((person) => person.post(URL, wish('2027-03-09T07:00:00.000Z'))),
  );
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(199);
  const refusals = new Set(answers.map((answer) => answer.json<{ code?: string }>().code));
  expect(refusals).toEqual(new Set([undefined, 'slot-taken']));
  expect(await instance.db.selectFrom('appointments').selectAll().execute()).toHaveLength(1);
});

test('one account tries thirty times an hour, wherever it asks from', async () => {
  const instance = await realPractice();
  const ana = await member(instance);
  const ask = (change = {}) => ana.post(URL, wish('2027-03-09T07:00:00.000Z', change));
  for (let count = 0; count < 30; count += 1) expect((await ask()).statusCode).not.toBe(429);
  const refused = await ana.post(URL, wish('2027-03-09T07:00:00.000Z'), {
    'x-forwarded-for': '203.0.113.9',
  });
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
  expect((await (await member(instance, 'ben@example.org')).get(URL)).statusCode).toBe(200);
  instance.clock.advance(3_600_000);
  expect((await ask()).statusCode).not.toBe(429);
});

test('an appointment cannot be scheduled across another one, wherever the hours begin', async () => {
  const instance = await realPractice();
  const [ana, ben] = [await member(instance), await member(instance, 'ben@example.org')];
  await schedule(ana, '2027-03-09T07:00:00.000Z');
  // The therapist now begins half an hour later: appointments would overlap the one that is scheduled.
  await instance.db
    .updateTable('therapist_hours')
    .set({ from_minute: 8 * 60 + 30 })
    .execute();
  expect(await freeTimes(ben)).not.toContain('2027-03-09T07:30:00.000Z');
  const answer = await ben.post(URL, wish('2027-03-09T07:30:00.000Z'));
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'slot-taken']);
});

test('one person has one appointment at a time and at most five ahead', async () => {
  const instance = await realPractice();
  const ana = await member(instance);
  await schedule(ana, '2027-03-09T08:00:00.000Z');
  const other = await ana.post(
    URL,
    wish('2027-03-09T08:00:00.000Z', { therapistId: 'sample-trauma', meets: 'in-person' }),
  );
  expect(other.json()).toMatchObject({ code: 'own-clash' });
  const times = (await freeTimes(ana)).slice(1, 6);
  for (const time of times.slice(0, 4)) await schedule(ana, time);
  expect((await ana.post(URL, wish(times[4]))).json()).toMatchObject({ code: 'too-many-upcoming' });
});

describe('an appointment that is scheduled', () => {
  test('moves to another time, and the old one is free again', async () => {
    const instance = await realPractice();
    const ana = await member(instance);
    const { id } = await schedule(ana, '2027-03-09T07:00:00.000Z');
    const moved = await ana.post(`${URL}/${id}/reschedule`, {
      startsAt: '2027-03-11T09:00:00.000Z',
      timeZone: 'Europe/London',
    });
    expect(moved.json()).toMatchObject({
      success: true,
      appointment: { id, startsAt: '2027-03-11T09:00:00.000Z' },
    });
    const times = await freeTimes(ana);
    expect(times).toContain('2027-03-09T07:00:00.000Z');
    expect(times).not.toContain('2027-03-11T09:00:00.000Z');
    const reminders = (await mails(instance)).filter(({ cause }) => cause.startsWith('appointment-reminder'));
    expect(reminders.map(({ next_try_at }) => next_try_at)).toEqual([
      Date.parse('2027-03-10T09:00:00.000Z'),
      Date.parse('2027-03-11T07:00:00.000Z'),
    ]);
  });

  test('is canceled for both sides, in their calendars too', async () => {
    const instance = await realPractice();
    const ana = await member(instance);
    const { id } = await schedule(ana, '2027-03-09T07:00:00.000Z');
    const canceled = await ana.post(`${URL}/${id}/cancel`, undefined);
    expect(canceled.json()).toMatchObject({ appointment: { state: 'canceled' } });
    expect(await freeTimes(ana)).toContain('2027-03-09T07:00:00.000Z');
    const words = (await mails(instance)).map(({ cause, calendar }) => [
      cause.split(':')[0],
      calendar?.includes('CANCEL'),
    ]);
    expect(words).toEqual([
      ['appointment-therapist', false],
      ['appointment-therapist', true],
      ['appointment-visitor', false],
      ['appointment-visitor', true],
    ]);
    expect((await ana.post(`${URL}/${id}/cancel`, undefined)).json()).toMatchObject({
      code: 'unknown-appointment',
    });
  });

  test.each([
    ['canceling it', 'cancel', 0],
    ['deleting it before it starts', 'delete', 0],
    ['deleting it when it is over', 'delete', 8 * DAY_MS],
  ])('consent is taken back by %s, and neither appointment nor consent stays', async (_what, how, passed) => {
    const instance = await realPractice();
    const { db } = instance;
    const ana = await member(instance);
    const { id } = await schedule(ana, '2027-03-09T07:00:00.000Z');
    instance.clock.advance(passed);
    expect((await ana.post(`${URL}/${id}/${how}`, undefined)).statusCode).toBe(200);
    for (const table of ['appointments', 'appointment_cells', 'appointment_links'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect((await ana.get(URL)).json()).toMatchObject({ appointments: [] });
    // A restored backup deletes it again.
    expect(await db.selectFrom('deletions').select('kind').execute()).toEqual([{ kind: 'appointment' }]);
    const told = (await mails(instance)).filter(({ calendar }) => calendar?.includes('CANCEL'));
    expect(told).toHaveLength(passed === 0 ? 2 : 0);
  });

  test.each([
    ['canceling', 'cancel', ['appointment-therapist', 'appointment-visitor']],
    ['deleting', 'delete', []],
  ])(
    '%s an appointment takes along what was kept of the emails that were sent about it',
    async (_what, how, kept) => {
      const instance = await realPractice({ SESSION_DAYS: '30' });
      const { db, clock } = instance;
      const ana = await member(instance);
      const { id } = await schedule(ana, '2027-03-09T07:00:00.000Z');
      const to = { startsAt: '2027-03-11T09:00:00.000Z', timeZone: 'UTC' };
      expect((await ana.post(`${URL}/${id}/reschedule`, to)).statusCode).toBe(200);
      const other = await schedule(ana, '2027-03-16T08:00:00.000Z');
      if (how === 'delete') clock.advance(11 * DAY_MS);
      await db
        .updateTable('outbox')
        .set({ sent_at: clock.now() })
        .where('created_at', '<=', clock.now())
        .execute();
      const others = (await mails(instance)).filter(({ cause }) => cause.includes(other.id));
      expect((await ana.post(`${URL}/${id}/${how}`, undefined)).statusCode).toBe(200);
      const left = await mails(instance);
      expect(left.filter(({ cause }) => cause.includes(other.id))).toEqual(others);
      // What tells of the cancellation has not been sent yet.
      expect(left.filter(({ cause }) => cause.includes(id)).map(({ cause }) => cause.split(':')[0])).toEqual(
        kept,
      );
      const noted = await db.selectFrom('deletions').select('kind').where('kind', '=', 'email').execute();
      expect(noted.length).toBeGreaterThanOrEqual(4);
    },
  );

  test('is not deleted by anyone else', async () => {
    const instance = await realPractice();
    const { id } = await schedule(await member(instance), '2027-03-09T07:00:00.000Z');
    const ben = await member(instance, 'ben@example.org');
    expect((await ben.post(`${URL}/${id}/delete`, undefined)).statusCode).toBe(404);
    expect(await instance.db.selectFrom('appointments').select('id').execute()).toEqual([{ id }]);
  });

  test('is no one else’s business', async () => {
    const instance = await realPractice();
    const { id } = await schedule(await member(instance), '2027-03-09T07:00:00.000Z');
    const ben = await member(instance, 'ben@example.org');
    expect((await ben.get(URL)).json()).toMatchObject({ appointments: [] });
    const move = { startsAt: '2027-03-11T09:00:00.000Z', timeZone: 'UTC' };
    expect((await ben.post(`${URL}/${id}/reschedule`, move)).statusCode).toBe(404);
    expect((await ben.post(`${URL}/${id}/cancel`, undefined)).statusCode).toBe(404);
  });

  test('stays as it is once it has begun', async () => {
    const instance = await realPractice({ SESSION_DAYS: '30' });
    const ana = await member(instance);
    const { id } = await schedule(ana, '2027-03-09T07:00:00.000Z');
    instance.clock.advance(4 * DAY_MS);
    expect((await ana.post(`${URL}/${id}/cancel`, undefined)).json()).toMatchObject({
      code: 'appointment-over',
    });
  });

  test('is forgotten a year after it was', async () => {
    const instance = await realPractice();
    await schedule(await member(instance), '2027-03-09T07:00:00.000Z');
    await removeAppointmentsBefore(instance.db, Date.parse('2027-03-09T07:00:00.001Z'));
    expect(await instance.db.selectFrom('appointments').selectAll().execute()).toEqual([]);
    expect(await instance.db.selectFrom('appointment_cells').selectAll().execute()).toEqual([]);
  });
});

test.each([
  [{ startsAt: '2027-03-01T07:00:00.000Z' }, 409, 'slot-in-past'],
  [{ startsAt: '2027-03-09T07:15:00.000Z' }, 409, 'slot-not-offered'],
  [{ startsAt: '2027-08-10T07:00:00.000Z' }, 409, 'slot-too-far'],
  [{ therapistId: 'nobody' }, 404, 'unknown-therapist'],
  [{ therapistId: 'sample-psychosis' }, 409, 'way-not-offered'],
  [{ startsAt: 'tomorrow' }, 400, 'invalid-fields'],
  [{ timeZone: 'Asia/Atlantis' }, 400, 'invalid-fields'],
  [{ meets: 'by pigeon' }, 400, 'invalid-fields'],
  [{ id: '1' }, 400, 'invalid-fields'],
])('a wish that cannot be met is refused with its reason: %j', async (change, status, code) => {
  const instance = await realPractice();
  const ana = await member(instance);
  const answer = await ana.post(URL, wish('2027-03-09T07:00:00.000Z', change));
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
  expect(await mails(instance)).toEqual([]);
});

test('scheduling needs someone who is signed in and whose address is confirmed', async () => {
  const instance = await realPractice();
  const ana = instance.visitor();
  const request = wish('2027-03-09T07:00:00.000Z');
  expect((await ana.post(URL, request)).statusCode).toBe(401);
  await signUp(ana);
  const answer = await ana.post(URL, request);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'address-not-confirmed']);
});
