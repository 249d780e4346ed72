import type { LegacyRecordsAnswer } from '@stillgrove/contract/legacy-records';
import { describe, expect, test } from 'vitest';
import { ANA, signUp } from '../../testing/people';
import { testApp, type Visitor } from '../../testing/test-app';

const BEN = { fullName: 'Ben Still', email: 'ben@example.org', password: 'a quiet evening' };
const CALLS = '/api/v1/crime/criminals';
const ON = { env: { LEGACY_RECORDS: 'on' } };

const FIELDS = {
  name: 'A. Example',
  phoneNo: '+91 98765 43210',
  email: 'a@example.org',
  fatherName: 'B. Example',
  aadharCard: '0000 1111 2222',
  panCard: 'ABCDE1234F',
  dob: '1990-05-31',
  crimePlace: 'Vidisha',
  dateOfCrime: '2020-02-29',
  criminalHistory: 'Yes',
  timePeriod: '2 years',
  firNo: '12/2020',
  bailApplied: 'Yes',
};

async function created(visitor: Visitor, fields: object = FIELDS): Promise<string> {
  const answer = await visitor.post(CALLS, fields);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ id: string }>().id;
}

async function listed(visitor: Visitor): Promise<LegacyRecordsAnswer['records']> {
  return (await visitor.get(CALLS)).json<LegacyRecordsAnswer>().records;
}

test('unless the operator switched them on, none of the calls is there', async () => {
  const { visitor } = await testApp();
  const ana = visitor();
  await signUp(ana);
  for (const answer of [
    await ana.get(CALLS),
    await ana.get(`${CALLS}/1`),
    await ana.post(CALLS, FIELDS),
    await ana.put(CALLS, FIELDS),
    await ana.put('/criminals', FIELDS),
  ])
    expect(answer.statusCode).toBe(404);
});

describe('when they are on', () => {
  test('a record is made, read, listed and changed with all of its fields', async () => {
    const { visitor } = await testApp(ON);
    const ana = visitor();
    await signUp(ana);
    const id = await created(ana);
    expect((await ana.get(`${CALLS}/${id}`)).json()).toEqual({ success: true, id, ...FIELDS });
    expect(await listed(ana)).toEqual([{ id, ...FIELDS }]);
    for (const [path, name] of [
      ['/criminals', 'At the root'],
      [CALLS, 'In the API'],
    ] as const) {
      const changed = await ana.put(path, { id, ...FIELDS, name });
      expect(changed.statusCode, changed.body).toBe(200);
      expect(changed.headers['cache-control']).toBe('no-store');
      expect(await listed(ana)).toEqual([{ id, ...FIELDS, name }]);
    }
  });

  test('history and bail are No unless said otherwise, and a period belongs to a history only', async () => {
    const { visitor } = await testApp(ON);
    const ana = visitor();
    await signUp(ana);
    await created(ana, { name: 'A. Example', timePeriod: '2 years' });
    expect(await listed(ana)).toMatchObject([
      { name: 'A. Example', phoneNo: '', criminalHistory: 'No', timePeriod: '', bailApplied: 'No' },
    ]);
  });

  test('no one reads or changes the records of another, who is not told that they exist', async () => {
    const { visitor } = await testApp(ON);
    const [ana, ben] = [visitor(), visitor()];
    await signUp(ana, ANA);
    await signUp(ben, BEN);
    const id = await created(ana);
    expect(await listed(ben)).toEqual([]);
    const missing = crypto.randomUUID();
    for (const wanted of [id, missing]) {
      expect((await ben.get(`${CALLS}/${wanted}`)).statusCode).toBe(404);
      expect((await ben.put('/criminals', { id: wanted, ...FIELDS, name: 'Ben' })).statusCode).toBe(404);
    }
    expect((await listed(ana))[0]?.name).toBe(FIELDS.name);
  });

  test('who is not signed in gets nothing', async () => {
    const { visitor } = await testApp(ON);
    const stranger = visitor();
    for (const answer of [
      await stranger.get(CALLS),
      await stranger.get(`${CALLS}/${crypto.randomUUID()}`),
      await stranger.post(CALLS, FIELDS),
      await stranger.put('/criminals', { id: crypto.randomUUID(), ...FIELDS }),
    ])
      expect(answer.statusCode).toBe(401);
  });

  test.each([
    [{ name: ' ' }, { name: 'Enter a name.' }],
    [{ dob: '1990-02-30' }, { dob: 'Enter a date after 1900, such as 1990-05-31.' }],
    [{ dob: '2999-01-01' }, { dob: 'This date is in the future.' }],
    [{ criminalHistory: 'Maybe' }, { criminalHistory: 'Choose Yes or No.' }],
    [{ firNo: 'x'.repeat(41) }, { firNo: 'Use at most 40 characters here.' }],
    [{ email: 'nobody' }, { email: 'Enter an email address like name@example.org, or leave this empty.' }],
  ])('%o is refused in words', async (changes, fields) => {
    const { visitor } = await testApp(ON);
    const ana = visitor();
    await signUp(ana);
    const answer = await ana.post(CALLS, { ...FIELDS, ...changes });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields });
  });

  test('the records go with the account', async () => {
    const { visitor, db } = await testApp(ON);
    const ana = visitor();
    const { id } = await signUp(ana);
    await created(ana);
    await db.deleteFrom('users').where('id', '=', id).execute();
    expect(await db.selectFrom('legacy_records').selectAll().execute()).toEqual([]);
  });
});
