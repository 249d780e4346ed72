import { setTimeout as pause } from 'node:timers/promises';
import type { PointsRequest } from '@stillgrove/contract/points';
import { DAILY_CAP } from '@stillgrove/domain/points/daily-cap';
import { roundAward } from '@stillgrove/domain/points/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inTransaction } from '../../db/transaction';
import { fakeClock } from '../../platform/clock';
import { NO_METRICS } from '../../platform/metrics/metrics';
import { ANA, reAuthenticate, signUp } from '../../testing/people';
import { signedInPeople } from '../../testing/signed-in-people';
import { testApp, type Visitor } from '../../testing/test-app';
import { TEST_START_MS, testDatabase } from '../../testing/test-database';
import { createPointsService } from './service';

const DAY = '2027-03-05';
const PEOPLE = 3;

const bubble = (round: number) => ({ ...roundAward('bubble', `r${String(round)}`, DAY) });

/** As many rounds, so that the daily cap is near. */
const nearlyAll = Array.from({ length: DAILY_CAP - 8 }, (_, round) => bubble(1000 + round));

type Request = { readonly person: number; readonly awards: PointsRequest['awards'] };

const award = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 0, max: 15 }).map(bubble) },
  {
    weight: 1,
    arbitrary: fc.constantFrom({ id: 'x', activity: 'flying' }, { id: 'bubble:r1', activity: 'bubble' }),
  },
);
const request: fc.Arbitrary<Request> = fc.record({
  person: fc.nat({ max: PEOPLE - 1 }),
  awards: fc.array(award, { minLength: 1, maxLength: 6 }),
});

test('requests of several people that come at once give what they give one after the other', async () => {
  const { db } = await testDatabase();
  const clock = fakeClock(TEST_START_MS);
  const service = createPointsService({ db, clock, metrics: NO_METRICS });
  const newPeople = async () => {
    const people = (await signedInPeople(db, PEOPLE)).map(({ userId }) => ({
      userId,
      accountCreatedAtMs: 0,
    }));
    for (const person of people) await service.addAwards(person, nearlyAll);
    return people;
  };
  const kept = async (people: { userId: string }[]) =>
    Promise.all(
      people.map(async ({ userId }) => ({
        totals: await service.totals(userId),
        days: await db
          .selectFrom('point_days')
          .select(['day', 'activity', 'points'])
          .where('user_id', '=', userId)
          .execute(),
        events: (await db.selectFrom('point_events').select('id').where('user_id', '=', userId).execute())
          .length,
      })),
    );
  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: 1, maxLength: 12 }), async (requests) => {
      const [together, inTurn] = [await newPeople(), await newPeople()];
      const send = (people: typeof together, { person, awards }: Request) => {
        const one = people[person];
        if (one === undefined) throw new Error('there is no one with this number');
        return service.addAwards(one, awards);
      };
      await Promise.all(requests.map((one) => send(together, one)));
      for (const one of requests) await send(inTurn, one);
      expect(await kept(together)).toEqual(await kept(inTurn));
    }),
    { numRuns: 10 },
  );
});

test('awards that meet the deletion of their account are refused as those of no one, and nothing breaks', async () => {
  const app = await testApp();
  const answers = new Set<number>();
  for (let round = 0; round < 40; round += 1) {
    const [person] = await signedInPeople(app.db, 1);
    if (person === undefined) throw new Error('there is no one');
    const hand = (number: number) =>
      app.visitor().post('/api/v1/points', { awards: [bubble(number)] }, { cookie: person.cookie });
    const deletion = async () => {
      // At another moment each time, so that it comes before, between and after the steps of an award.
      for (let turns = round % 8; turns > 0; turns -= 1) await new Promise(setImmediate);
      await inTransaction(app.db, (tx) => tx.deleteFrom('users').where('id', '=', person.userId).execute());
    };
    const [first, second] = await Promise.all([hand(1), hand(2), deletion()]);
    for (const answer of [first, second]) {
      answers.add(answer.statusCode);
      if (answer.statusCode !== 200) expect(answer.json()).toMatchObject({ code: 'sign-in-needed' });
    }
  }
  expect([...answers].filter((status) => status !== 200 && status !== 401)).toEqual([]);
  const left = await app.db.selectFrom('point_events').select('id').execute();
  expect(left).toEqual([]);
});

const DEVICES = [1, 2, 3];

test('people who delete their account while their devices hand in awards are signed out there, and nothing breaks', async () => {
  const app = await testApp({ env: { RATE_LIMIT_FACTOR: '1000' } });
  const answers: number[] = [];
  const play = async (visitor: Visitor, device: number) => {
    for (let round = 0; ; round += 1) {
      const award = bubble(device * 1000 + round);
      const answer = await visitor.post('/api/v1/points', { awards: [award] });
      answers.push(answer.statusCode);
      if (answer.statusCode !== 200) return;
      await pause(10);
    }
  };
  const live = async (number: number) => {
    const person = { ...ANA, email: `ana${String(number)}@example.org` };
    const visitor = app.visitor();
    await signUp(visitor, person);
    await reAuthenticate(visitor, person);
    const devices = DEVICES.map(() => app.visitor());
    for (const device of devices) for (const cookie of visitor.cookies) device.cookies.set(...cookie);
    const playing = devices.map((device, index) => play(device, DEVICES[index] ?? 0));
    const gone = await visitor.post('/api/v1/user/delete-account', { password: person.password });
    expect(gone.statusCode).toBe(200);
    await Promise.all(playing);
  };
  // Eight at a time: more would only wait for connections.
  for (let group = 0; group < 3; group += 1)
    await Promise.all(Array.from({ length: 8 }, (_, number) => live(group * 8 + number)));
  expect(answers.filter((status) => status !== 200)).toEqual(Array(24 * DEVICES.length).fill(401));
  expect(await app.db.selectFrom('point_events').select('id').execute()).toEqual([]);
});
