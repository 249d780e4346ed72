import type { OperatorAppointmentsAnswer } from '@stillgrove/contract/operator-appointments';
import { CONSENT_VERSION } from '@stillgrove/domain/appointments/consent';
import { expect, test } from 'vitest';
import { ANA, signInOperator, signUp, signUpOperator } from '../../testing/people';
import { makeSamplesReal } from '../../testing/appointments';
import { type TestApp, testApp, type Visitor } from '../../testing/test-app';

const URL = '/api/v1/operator/appointments';
const TUESDAY_8 = '2027-03-09T07:00:00.000Z';
const TUESDAY_9 = '2027-03-09T08:00:00.000Z';
const DAY_MS = 86_400_000;

async function opened() {
  const instance = await testApp();
  await makeSamplesReal(instance.db);
  const ola = await signUpOperator(instance);
  const ana = instance.visitor();
  const { id } = await signUp(ana);
  await instance.db.updateTable('users').set({ confirmed_at: 1 }).where('id', '=', id).execute();
  return { ...instance, ola, ana };
}

async function schedule(ana: Visitor, startsAt: string, change: object = {}): Promise<string> {
  const id = crypto.randomUUID();
  const wish = {
    id,
    therapistId: 'sample-ocd',
    startsAt,
    meets: 'online',
    timeZone: 'Asia/Kolkata',
    consentVersion: CONSENT_VERSION,
  };
  expect((await ana.post('/api/v1/appointments', { ...wish, ...change })).statusCode).toBe(201);
  return id;
}

async function list(ola: Visitor, query = ''): Promise<OperatorAppointmentsAnswer> {
  return (await ola.get(`${URL}${query}`)).json<OperatorAppointmentsAnswer>();
}

const emailsOf = ({ db }: TestApp, id: string) =>
  db.selectFrom('outbox').selectAll().where('cause', 'like', `appointment%${id}%`).orderBy('cause').execute();

test('operators see who meets whom and when, and nothing else of the visitor', async () => {
  const { ola, ana } = await opened();
  const id = await schedule(ana, TUESDAY_8);
  expect((await list(ola)).appointments).toEqual([
    {
      id,
      startsAt: TUESDAY_8,
      minutes: 60,
      meets: 'online',
      state: 'scheduled',
      visitor: { name: ANA.fullName, email: ANA.email, timeZone: 'Asia/Kolkata' },
      therapist: {
        id: 'sample-ocd',
        name: 'A therapist for OCD',
        isSample: false,
        timeZone: 'Europe/Berlin',
      },
      outsideHours: false,
    },
  ]);
});

test('upcoming appointments are earliest first, past ones latest first for thirty days, of one therapist if asked', async () => {
  const instance = await opened();
  const { ola, ana, clock, db } = instance;
  const second = await schedule(ana, TUESDAY_9);
  const first = await schedule(ana, TUESDAY_8);
  const other = await schedule(ana, '2027-03-09T04:30:00.000Z', { therapistId: 'sample-anxiety' });
  const ids = async (query: string) => (await list(ola, query)).appointments.map(({ id }) => id);

  expect(await ids('')).toEqual([other, first, second]);
  expect(await ids('?therapist=sample-anxiety')).toEqual([other]);
  expect(await ids('?therapist=no one')).toEqual([]);
  clock.advance(Date.parse(TUESDAY_8) + 30 * 60_000 - clock.now());
  await signInOperator(instance, ola);
  // What has begun and is not over still belongs to what comes.
  expect(await ids('')).toEqual([first, second]);
  expect(await ids('?when=past')).toEqual([other]);
  clock.advance(DAY_MS);
  await signInOperator(instance, ola);
  expect(await ids('?when=past')).toEqual([second, first, other]);
  for (const [days, expected] of [
    [29, [other]],
    [31, []],
  ] as const) {
    const starts_at = clock.now() - days * DAY_MS;
    await db.updateTable('appointments').set({ starts_at }).where('id', '=', other).execute();
    expect(await ids('?when=past&therapist=sample-anxiety')).toEqual(expected);
  }
  expect((await list(ola)).therapists).toHaveLength(6);
});

test('many appointments come page by page, each once', async () => {
  const { ola, ana, db, clock } = await opened();
  await schedule(ana, TUESDAY_8);
  const one = await db.selectFrom('appointments').selectAll().executeTakeFirstOrThrow();
  for (let index = 0; index < 149; index += 1) {
    await db
      .insertInto('appointments')
      .values({ ...one, id: crypto.randomUUID(), cancelled_at: clock.now() })
      .execute();
  }
  const pages = [await list(ola), await list(ola, '?page=2'), await list(ola, '?page=3')];
  expect(pages.map(({ page }) => page)).toEqual([1, 2, 3].map((number) => ({ number, of: 3 })));
  const ids = pages.flatMap(({ appointments }) => appointments.map(({ id }) => id));
  expect([ids.length, new Set(ids).size]).toEqual([150, 150]);
  expect((await ola.get(`${URL}?page=first`)).statusCode).toBe(400);
});

test('an appointment that an operator cancels is free again, and both sides are told with what was said', async () => {
  const instance = await opened();
  const { ola, ana, db } = instance;
  const id = await schedule(ana, TUESDAY_8);
  const note = 'Mira is ill <today>; please choose another day.';
  expect((await ola.post(`${URL}/${id}/cancel`, { note })).statusCode).toBe(200);

  expect((await list(ola)).appointments).toMatchObject([{ id, state: 'canceled' }]);
  expect((await ana.get('/api/v1/appointments')).json()).toMatchObject({
    appointments: [{ state: 'canceled' }],
  });
  const free = await ana.get('/api/v1/therapists/sample-ocd/times');
  expect(free.json<{ times: string[] }>().times).toContain(TUESDAY_8);
  expect(await db.selectFrom('operator_actions').selectAll().execute()).toMatchObject([
    { action: 'booking-cancelled', subject: id },
  ]);

  const mails = (await emailsOf(instance, id)).filter(({ cause }) => cause.endsWith(':1'));
  const [therapist, visitor] = mails;
  expect(mails).toHaveLength(2);
  expect(visitor?.recipient).toBe(ANA.email);
  expect(visitor?.text_body).toContain('had to cancel your appointment');
  expect(visitor?.text_body).toContain(note);
  expect(visitor?.html_body).toContain('&lt;today&gt;');
  expect(therapist?.text_body).toContain(`canceled the appointment of ${ANA.fullName} <${ANA.email}>`);
  expect(therapist?.text_body).not.toContain(note);
  for (const mail of mails) {
    expect(JSON.parse(mail.calendar ?? '')).toMatchObject({
      method: 'CANCEL',
      ics: expect.stringContaining('SEQUENCE:1') as string,
    });
  }
  expect((await emailsOf(instance, id)).some(({ cause }) => cause.startsWith('appointment-reminder'))).toBe(
    false,
  );
});

test('pressing twice cancels once', async () => {
  const instance = await opened();
  const id = await schedule(instance.ana, TUESDAY_8);
  const press = () => instance.ola.post(`${URL}/${id}/cancel`, { note: '' });
  const answers = await Promise.all([press(), press()]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await emailsOf(instance, id)).filter(({ cause }) => cause.endsWith(':1'))).toHaveLength(2);
  expect(await instance.db.selectFrom('operator_actions').selectAll().execute()).toHaveLength(1);
});

test('what has begun, what is not there and what is too long is refused in words', async () => {
  const instance = await opened();
  const { ola, ana, clock } = instance;
  const id = await schedule(ana, TUESDAY_8);
  const long = await ola.post(`${URL}/${id}/cancel`, { note: 'x'.repeat(501) });
  expect(long.json()).toMatchObject({
    code: 'invalid-fields',
    fields: { note: expect.any(String) as string },
  });
  const unknown = await ola.post(`${URL}/${crypto.randomUUID()}/cancel`, { note: '' });
  expect([unknown.statusCode, unknown.json<{ code: string }>().code]).toEqual([404, 'unknown-appointment']);
  clock.advance(Date.parse(TUESDAY_8) - clock.now());
  await signInOperator(instance, ola);
  const begun = await ola.post(`${URL}/${id}/cancel`, { note: '' });
  expect(begun.json()).toMatchObject({ code: 'appointment-over' });
});

test('an appointment outside of hours that have changed is marked', async () => {
  const { ola, ana } = await opened();
  await schedule(ana, TUESDAY_8);
  await ola.put('/api/v1/operator/therapists/sample-ocd/hours', {
    version: 1,
    weekly: [],
    exceptions: [],
  });
  expect((await list(ola)).appointments).toMatchObject([{ outsideHours: true, state: 'scheduled' }]);
});
