import { CONSENT_VERSION } from '@stillgrove/domain/appointments/consent';
import type { OperatorTherapist } from '@stillgrove/contract/operator-therapists';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scheduledJobs } from '../../scheduled-jobs';
import { createEmailFiles } from '../../platform/email/email-files';
import { emailsTo } from '../../testing/emailed';
import { makeSamplesReal } from '../../testing/appointments';
import { ANA, signInOperator, signUp, signUpOperator } from '../../testing/people';
import { deletionsOf } from '../../testing/test-deletions';
import { type TestApp, testApp, type Visitor } from '../../testing/test-app';
import { testRateLimits } from '../../testing/test-rate-limits';
import { listTherapists } from './store';

const URL = '/api/v1/operator/therapists';
const TUESDAY = '2027-03-09T07:00:00.000Z';

const PROFILE = {
  version: 0,
  name: 'Dr. Mira Sen',
  qualifications: 'Licensed psychotherapist',
  languages: ['bn', 'en'],
  helpsWith: ['Anxiety', 'Sleep'],
  meets: ['online'],
  about: 'Calm and clear.\nNew people are welcome.',
  email: 'mira@example.org',
  timeZone: 'Asia/Kolkata',
  appointmentMinutes: 45,
};

async function opened() {
  const instance = await testApp();
  return { ...instance, ola: await signUpOperator(instance) };
}

async function directory(ola: Visitor): Promise<OperatorTherapist[]> {
  return (await ola.get(URL)).json<{ therapists: OperatorTherapist[] }>().therapists;
}

async function actions({ db }: TestApp): Promise<string[]> {
  const rows = await db.selectFrom('operator_actions').selectAll().orderBy('created_at').execute();
  return rows.map(({ action, subject }) => `${action} ${subject}`);
}

async function add(ola: Visitor, change: object = {}): Promise<OperatorTherapist> {
  const answer = await ola.put(`${URL}/${crypto.randomUUID()}`, { ...PROFILE, ...change });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return answer.json<{ therapist: OperatorTherapist }>().therapist;
}

/** A member's appointment with the sample for OCD, who works on Tuesdays and Thursdays from 8 to 18. */
async function scheduleOne({ visitor, db }: TestApp): Promise<void> {
  await makeSamplesReal(db);
  const ana = visitor();
  const { id } = await signUp(ana);
  await db.updateTable('users').set({ confirmed_at: 1 }).where('id', '=', id).execute();
  const scheduled = await ana.post('/api/v1/appointments', {
    id: crypto.randomUUID(),
    therapistId: 'sample-ocd',
    startsAt: TUESDAY,
    meets: 'online',
    timeZone: 'UTC',
    consentVersion: CONSENT_VERSION,
  });
  expect(scheduled.statusCode).toBe(201);
}

test('an address of a therapist that is replaced is told so', async () => {
  const { ola, db } = await opened();
  const { id } = await add(ola);
  const change = (request: object) => ola.put(`${URL}/${id}`, { ...PROFILE, ...request });
  await change({ version: 1, name: 'Dr. Mira Rao' });
  expect(await emailsTo(db, PROFILE.email)).toEqual([]);
  expect((await change({ version: 2, email: 'thief@elsewhere.net' })).statusCode).toBe(200);
  expect(await emailsTo(db, PROFILE.email)).toMatchObject([
    { subject: expect.stringContaining('goes to another address') as string },
  ]);
});

test('a profile that is saved stands in the directory, is real, and is written down', async () => {
  const instance = await opened();
  const mira = await add(instance.ola);
  expect(mira).toMatchObject({
    ...PROFILE,
    version: 1,
    isSample: false,
    weekly: [],
    upcomingAppointments: 0,
  });
  const shown = (await listTherapists(instance.db)).at(-1);
  expect(shown).toMatchObject({
    name: PROFILE.name,
    isSample: false,
    takesAppointments: false,
    appointmentMinutes: 45,
  });
  expect(await actions(instance)).toEqual([`therapist-saved ${mira.id}`]);
});

test('saving twice saves once', async () => {
  const instance = await opened();
  const { id } = await add(instance.ola);
  const again = await instance.ola.put(`${URL}/${id}`, PROFILE);
  expect(again.json()).toMatchObject({ success: true, therapist: { id, version: 1 } });
  expect(await directory(instance.ola)).toHaveLength(7);
  expect(await actions(instance)).toHaveLength(1);
});

test('a sample becomes real when it is saved, unless it is to stay one', async () => {
  const { ola } = await opened();
  const save = async (change: object) => {
    const answer = await ola.put(`${URL}/sample-ocd`, { ...PROFILE, ...change });
    return answer.json<{ therapist: OperatorTherapist }>().therapist;
  };
  expect(await save({ version: 1, isSample: true })).toMatchObject({ isSample: true, version: 2 });
  expect(await save({ version: 2 })).toMatchObject({ isSample: false, version: 3 });
});

test('of two who change the same profile the second is told, and nothing is overwritten', async () => {
  const { ola } = await opened();
  const { id } = await add(ola);
  const first = await ola.put(`${URL}/${id}`, { ...PROFILE, version: 1, about: 'First.' });
  const second = await ola.put(`${URL}/${id}`, { ...PROFILE, version: 1, about: 'Second.' });
  const hours = await ola.put(`${URL}/${id}/hours`, {
    version: 1,
    weekly: [{ weekday: 1, from: 540, to: 600 }],
    exceptions: [],
  });
  expect(first.statusCode).toBe(200);
  for (const late of [second, hours]) {
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: 'changed-meanwhile' });
  }
  expect((await directory(ola)).at(-1)).toMatchObject({ about: 'First.', version: 2, weekly: [] });
});

test('a wrong profile is refused with a sentence for each field', async () => {
  const { ola } = await opened();
  const wrong = {
    name: ' ',
    qualifications: 'x'.repeat(301),
    languages: ['Klingon!'],
    helpsWith: Array.from({ length: 21 }, () => 'Sleep'),
    meets: [],
    about: 'x'.repeat(3001),
    email: 'mira at home',
    timeZone: 'Moon/Base',
    appointmentMinutes: 50,
  };
  const answer = await ola.put(`${URL}/${crypto.randomUUID()}`, { ...PROFILE, ...wrong });
  expect(answer.statusCode).toBe(400);
  const { fields } = answer.json<{ fields: Record<string, string> }>();
  expect(Object.keys(fields).map((name) => name.split('.')[0])).toEqual(Object.keys(wrong));
  for (const sentence of Object.values(fields)) expect(sentence).toMatch(/^[A-Z].*\.$/);
  expect(await directory(ola)).toHaveLength(6);
});

test('what is saved as hours never overlaps, and comes back in the order of time', async () => {
  const { ola } = await opened();
  const { id } = await add(ola);
  let version = 1;
  const quarter = fc.integer({ min: 0, max: 96 }).map((count) => count * 15);
  const stretch = fc.record({ from: quarter, to: quarter });
  const weekly = fc.array(
    fc.record({ weekday: fc.integer({ min: 1, max: 3 }), from: quarter, to: quarter }),
    { maxLength: 6 },
  );
  const date = fc.constantFrom('2027-05-01', '2027-05-02', '2027-06-30');
  const exceptions = fc.array(fc.record({ date, open: fc.array(stretch, { maxLength: 3 }) }), {
    maxLength: 3,
  });
  await fc.assert(
    fc.asyncProperty(weekly, exceptions, async (week, dates) => {
      const answer = await ola.put(`${URL}/${id}/hours`, { version, weekly: week, exceptions: dates });
      const kept = (await directory(ola)).at(-1);
      if (!kept) throw new Error('The profile is gone.');
      if (answer.statusCode === 200) {
        expect(kept.weekly).toHaveLength(week.length);
        expect(kept.exceptions).toHaveLength(dates.length);
      } else expect([answer.statusCode, kept.version]).toEqual([400, version]);
      version = kept.version;
      for (const weekday of [1, 2, 3]) {
        expectApart(kept.weekly.filter((one) => one.weekday === weekday));
      }
      for (const { open } of kept.exceptions) expectApart(open);
      expect(kept.exceptions.map((one) => one.date)).toEqual([
        ...new Set(kept.exceptions.map((one) => one.date).sort()),
      ]);
    }),
    { numRuns: 40 },
  );
});

function expectApart(stretches: readonly { from: number; to: number }[]): void {
  for (const [index, { from, to }] of stretches.entries()) {
    expect(to).toBeGreaterThan(from);
    expect(from).toBeGreaterThanOrEqual(stretches[index - 1]?.to ?? 0);
  }
}

test('hours that are saved can be scheduled, on a day of their own as well', async () => {
  const instance = await opened();
  const { id } = await add(instance.ola);
  const open = [{ from: 540, to: 585 }];
  await instance.ola.put(`${URL}/${id}/hours`, {
    version: 1,
    weekly: [],
    exceptions: [{ date: '2027-03-09', open }],
  });
  const free = await instance.visitor().get(`/api/v1/therapists/${id}/times`);
  expect(free.json()).toMatchObject({ times: ['2027-03-09T03:30:00.000Z'], timeZone: 'Asia/Kolkata' });
  expect((await listTherapists(instance.db)).at(-1)).toMatchObject({ id, takesAppointments: true });
});

test('other hours cancel no scheduled appointment, and say how many lie outside', async () => {
  const instance = await opened();
  await scheduleOne(instance);
  const weekly = [{ weekday: 5, from: 540, to: 720 }];
  const saved = await instance.ola.put(`${URL}/sample-ocd/hours`, { version: 1, weekly, exceptions: [] });
  expect(saved.json()).toMatchObject({
    message: expect.stringContaining('One appointment is now outside these hours.') as string,
    therapist: { upcomingAppointments: 1, weekly },
  });
  const [appointment] = await instance.db.selectFrom('appointments').selectAll().execute();
  expect(appointment).toMatchObject({ cancelled_at: null, starts_at: Date.parse(TUESDAY) });
  expect(await actions(instance)).toEqual(['hours-saved sample-ocd']);
});

test('no one is removed while appointments are to come, and afterwards the name stays for those who were there', async () => {
  const instance = await opened();
  await scheduleOne(instance);
  // As instances hold them where samples could still be scheduled.
  await instance.db.updateTable('therapists').set({ is_sample: 1 }).execute();
  for (const path of ['sample-ocd/remove', 'remove-samples']) {
    const refused = await instance.ola.post(`${URL}/${path}`, {});
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'appointments-upcoming',
      message: expect.stringContaining('one upcoming appointment') as string,
    });
  }
  expect(await directory(instance.ola)).toHaveLength(6);

  instance.clock.advance(5 * 86_400_000);
  await signInOperator(instance, instance.ola);
  for (const _press of [1, 2]) {
    expect((await instance.ola.post(`${URL}/sample-ocd/remove`, {})).statusCode).toBe(200);
  }
  expect((await listTherapists(instance.db)).map(({ id }) => id)).not.toContain('sample-ocd');
  expect(await actions(instance)).toEqual(['therapist-removed sample-ocd']);
  expect((await instance.visitor().get('/api/v1/therapists/sample-ocd/times')).statusCode).toBe(404);
  const ana = instance.visitor();
  await ana.post('/api/v1/user/login', { email: ANA.email, password: ANA.password });
  expect((await ana.get('/api/v1/appointments')).json()).toMatchObject({
    appointments: [{ therapist: { id: 'sample-ocd', name: 'A therapist for OCD' } }],
  });
});

test('who has left is forgotten once no appointment with them is on record', async () => {
  const instance = await opened();
  await scheduleOne(instance);
  instance.clock.advance(5 * 86_400_000);
  await signInOperator(instance, instance.ola);
  await instance.ola.post(`${URL}/sample-ocd/remove`, {});
  const rateLimits = testRateLimits(instance.db, instance.clock);
  const tidyUp = async () => {
    const emailFiles = createEmailFiles(instance.folder);
    for (const job of scheduledJobs({
      ...instance,
      rateLimits,
      emailFiles,
      deletions: deletionsOf(instance),
      backupsDir: instance.folder,
    }))
      await job.run();
    return instance.db.selectFrom('therapists').select('name').where('id', '=', 'sample-ocd').execute();
  };
  expect(await tidyUp()).toHaveLength(1);
  instance.clock.advance(366 * 86_400_000);
  expect(await tidyUp()).toEqual([]);
});

test('all samples go at once, and those who are real stay', async () => {
  const instance = await opened();
  const { id } = await add(instance.ola);
  expect((await instance.ola.post(`${URL}/remove-samples`, {})).statusCode).toBe(200);
  expect((await directory(instance.ola)).map((one) => one.id)).toEqual([id]);
  expect(await actions(instance)).toHaveLength(7);
});

test('the order is the operator’s, and a list that is out of date is refused', async () => {
  const instance = await opened();
  const ids = (await directory(instance.ola)).map(({ id }) => id);
  const upside = ids.toReversed();
  for (const _press of [1, 2]) {
    expect((await instance.ola.post(`${URL}/order`, { ids: upside })).statusCode).toBe(200);
  }
  expect((await listTherapists(instance.db)).map(({ id }) => id)).toEqual(upside);
  expect(await actions(instance)).toEqual(['therapists-ordered therapists']);
  await add(instance.ola);
  for (const wrong of [ids, [...ids, ids[0]], []]) {
    expect((await instance.ola.post(`${URL}/order`, { ids: wrong })).statusCode).toBe(409);
  }
});
