// one-engine: counter.test.ts counts on both.
import { randomBytes } from 'node:crypto';
import { fastify } from 'fastify';
import { describe, expect, test } from 'vitest';
import { NO_PAGES } from '../../testing/no-pages';
import { emailedLink, tokenIn } from '../../testing/emailed';
import { ANA, signUp } from '../../testing/people';
import { type TestApp, testApp } from '../../testing/test-app';
import { testDatabase, TEST_START_MS } from '../../testing/test-database';
import { testRateLimits } from '../../testing/test-rate-limits';
import type { DeclaredRoute } from '../access/access';
import { fakeClock } from '../clock';
import { LIMITS, type LimitName } from '@stillgrove/contract/limits';
import { limitRoutes } from './route-limits';

const TOKEN = randomBytes(32).toString('base64url');
const EMAIL = 'ana@example.org';
const SIGN_IN = { email: EMAIL, password: 'not the password' };

/** A body that is understood, for each public route that takes one: what is malformed costs nothing. */
const BODIES: Readonly<Record<string, object>> = {
  '/login': SIGN_IN,
  '/api/v1/user/login': SIGN_IN,
  // Too weak a password, so that nothing succeeds.
  '/api/v1/user/register': { fullName: 'Ana', email: EMAIL, password: 'password' },
  '/api/v1/user/login/code': { code: '123456' },
  '/api/v1/user/login/passkey/begin': {},
  '/api/v1/user/login/passkey': {
    response: {
      id: 'AAAA',
      rawId: 'AAAA',
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
    },
  },
  '/api/v1/user/operator-invitation': { token: TOKEN },
  '/api/v1/user/forgot-password': { email: EMAIL },
  '/api/v1/user/reset-password': { token: TOKEN, password: 'a quiet evening' },
  '/api/v1/user/confirm-address': { token: TOKEN },
  '/api/v1/user/confirm-address/look': { token: TOKEN },
  '/api/v1/user/confirm-address/disown': { token: TOKEN },
  '/api/v1/appointment-links/look': { token: TOKEN },
  '/api/v1/appointment-links/cancel': { token: TOKEN },
  '/api/v1/appointment-links/reschedule': {
    token: TOKEN,
    startsAt: '2027-03-09T07:00:00.000Z',
    timeZone: 'UTC',
  },
  '/api/v1/contact': { name: 'Ana', email: EMAIL, subject: 'Hello', message: 'Thank you for this.' },
  '/api/v1/newsletter': { email: EMAIL },
  '/api/v1/newsletter/confirm': { token: TOKEN },
  '/api/v1/newsletter/leave': { token: TOKEN },
};

const FORMS = ['/login', '/api/v1/newsletter/confirm', '/api/v1/newsletter/leave'];

/** RATE_LIMIT_FACTOR for a route: limits of dozens or thousands of tries are asked about on a smaller scale. */
function factorFor(route: DeclaredRoute): string {
  if (purposesOf(route).some((purpose) => LIMITS[purpose].kept === 'memory')) return '0.001';
  return triesOf(route, 1) > 20 ? '0.1' : '1';
}

function instanceWith(factor: string): Promise<TestApp> {
  return testApp({
    env: {
      LEGACY_RECORDS: 'on',
      RATE_LIMIT_FACTOR: factor,
      BOOKS_API_BASE: 'http://127.0.0.1:1',
      VIDEOS_FEED_BASE: 'http://127.0.0.1:1',
    },
    pages: NO_PAGES,
    // What is counted is asked about here, and a real hash takes a tenth of a second.
    passwords: { hash: async () => 'hashed', verify: async () => false },
  });
}

function purposesOf({ limit }: DeclaredRoute): readonly LimitName[] {
  if (limit === undefined) return [];
  if (typeof limit === 'string') return [limit];
  if ('none' in limit) return [];
  return 'inHandler' in limit ? limit.inHandler : limit;
}

/** How many tries the first of the limits that is reached gives. */
function triesOf(route: DeclaredRoute, factor: number): number {
  // Those count only what succeeds, and nothing does here.
  const ofSuccess: readonly LimitName[] = [
    'registrations-of-account',
    'registrations-of-pair',
    'right-sign-ins-of-account',
    'right-sign-ins-of-device',
  ];
  const applying = purposesOf(route).filter((purpose) => !ofSuccess.includes(purpose));
  return Math.min(...applying.map((purpose) => Math.ceil(LIMITS[purpose].tries * factor)));
}

async function publicRoutes(): Promise<DeclaredRoute[]> {
  const instance = await instanceWith('1');
  return instance.app
    .declaredRoutes()
    .filter(({ access, method }) => access === 'public' && method !== 'HEAD')
    .sort((one, other) => one.url.localeCompare(other.url));
}

/** The statuses of so many calls from one address. */
async function statusesOf(route: DeclaredRoute, factor: string, calls: number): Promise<number[]> {
  const instance = await instanceWith(factor);
  instance.log.expect('an upstream service did not answer');
  const visitor = instance.visitor({ address: '203.0.113.9' });
  const body = route.method === 'GET' ? undefined : BODIES[route.url];
  const url = route.url.replace(':id', 'an-id');
  const statuses: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const answer =
      body === undefined
        ? await visitor.get(url)
        : FORMS.includes(route.url)
          ? await visitor.post(url, new URLSearchParams({ ...body }).toString(), {
              'content-type': 'application/x-www-form-urlencoded',
            })
          : await visitor.post(url, body);
    statuses.push(answer.statusCode);
  }
  return statuses;
}

test('a right link works however many wrong ones came from the same address, and wrong ones are stopped', async () => {
  const instance = await testApp({ env: { RATE_LIMIT_FACTOR: '0.1' } });
  const { visitor, db } = instance;
  await signUp(visitor());
  const token = tokenIn(await emailedLink(db, ANA.email, /Welcome/));
  const look = async (shown: string) =>
    (await visitor().post('/api/v1/user/confirm-address/look', { token: shown })).statusCode;
  const wrong = randomBytes(32).toString('base64url');
  const statuses: number[] = [];
  for (let count = 0; count < 7; count += 1) statuses.push(await look(wrong));
  expect(statuses).toEqual([...Array<number>(6).fill(400), 429]);
  for (let count = 0; count < 10; count += 1) expect(await look(token)).toBe(200);
});

test('a public route that does not say what limits it keeps the server from starting', async () => {
  const app = fastify();
  const { db } = await testDatabase();
  limitRoutes(app, testRateLimits(db, fakeClock(TEST_START_MS)));
  app.get('/forgotten', { config: { access: 'public' } }, () => 'hello');
  await expect(app.ready()).rejects.toThrow('Say in config.limit what limits GET /forgotten.');
});

describe('every public route', () => {
  test('that needs no limit says why', async () => {
    const unlimited = (await publicRoutes()).filter((route) => purposesOf(route).length === 0);
    expect(unlimited.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/v1/user/logout',
      'GET /healthz',
      'GET /readyz',
    ]);
    for (const { limit } of unlimited)
      expect(limit).toEqual({ none: expect.stringMatching(/^[A-Z].{10,}\.$/) as string });
  });

  test(
    'with a limit keeps to it: so many tries, then 429 and when to come back',
    { timeout: 120_000 },
    async () => {
      const limited = (await publicRoutes()).filter((route) => purposesOf(route).length > 0);
      expect(limited.length).toBeGreaterThan(25);
      for (const route of limited) {
        const factor = factorFor(route);
        const tries = triesOf(route, Number(factor));
        const name = `${route.method} ${route.url}`;
        expect(tries, name).toBeLessThanOrEqual(30);
        const statuses = await statusesOf(route, factor, tries + 1);
        expect(statuses.pop(), name).toBe(429);
        expect(statuses, name).not.toContain(429);
      }
    },
  );
});
