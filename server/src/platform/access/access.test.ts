import { MEMBER_HEADER } from '@stillgrove/contract/member-header';
import { fastify } from 'fastify';
import { describe, expect, test } from 'vitest';
import { pagesOf } from '../../testing/no-pages';
import {
  confirmAddress,
  forgetReAuthentication,
  OLA,
  setUpApp,
  signUp,
  signUpOperator,
} from '../../testing/people';
import { type TestApp, testApp, type Visitor } from '../../testing/test-app';
import { guardAccess } from './access';

const EVERYTHING = {
  LEGACY_RECORDS: 'on',
  RATE_LIMIT_FACTOR: '1000000',
  BOOKS_API_BASE: 'http://127.0.0.1:1',
  VIDEOS_FEED_BASE: 'http://127.0.0.1:1',
};

const OTHER = { [MEMBER_HEADER]: 'someone-else' };

/** Pages for operators, as the web build brings them. */
const pages = pagesOf([], ['/operator', '/operator/:id']);

/** The routes of one kind, with an id where one is asked for. */
function routesOf(instance: TestApp, access: string) {
  return instance.app
    .declaredRoutes()
    .filter((route) => route.access === access && route.method !== 'HEAD' && route.url.startsWith('/api/'))
    .map(({ method, url }) => ({
      method: method as 'GET' | 'POST' | 'PUT',
      url: url.replace(':id', 'an-id'),
    }));
}

async function codeFor(visitor: Visitor, { method, url }: { method: string; url: string }) {
  const ask = { GET: visitor.get, POST: visitor.post, PUT: visitor.put }[method];
  const answer = await (method === 'GET' ? visitor.get(url) : ask?.(url, {}));
  const json = answer?.headers['content-type']?.toString().startsWith('application/json') ?? false;
  const code = json ? (answer?.json<{ code?: string }>().code ?? 'none') : 'none';
  return `${method} ${url}: ${code}`;
}

test('a route that does not say who may use it keeps the server from starting', async () => {
  const app = fastify();
  guardAccess(app, {
    sessions: {
      find: async () => null,
      open: async () => true,
      handOver: () => undefined,
      end: async () => undefined,
    },
    isOperator: () => false,
  });
  app.get('/forgotten', {} as { config: { access: 'public' } }, () => 'hello');
  await expect(app.ready()).rejects.toThrow('Say in config.access who may call GET /forgotten.');
});

describe('every route', () => {
  test('of a member sends no one to sign in, whatever the body', async () => {
    const instance = await testApp({ env: EVERYTHING });
    const routes = routesOf(instance, 'member');
    expect(routes.length).toBeGreaterThan(25);
    for (const route of routes) {
      expect(await codeFor(instance.visitor(), route)).toBe(`${route.method} ${route.url}: sign-in-needed`);
    }
  });

  test('of a member lets a member in', async () => {
    const instance = await testApp({ env: EVERYTHING });
    for (const route of routesOf(instance, 'member')) {
      const ana = instance.visitor();
      await signUp(ana, {
        fullName: 'Ana',
        email: `ana-${String(Math.random())}@example.org`,
        password: 'a quiet morning',
      });
      const code = await codeFor(ana, route);
      expect(code).not.toContain(': sign-in-needed');
      expect(code).not.toContain(': unknown-path');
    }
  });

  test('that is public asks no one to sign in', async () => {
    const instance = await testApp({ env: EVERYTHING });
    instance.log.expect('an upstream service did not answer');
    const routes = routesOf(instance, 'public');
    expect(routes.length).toBeGreaterThan(20);
    for (const route of routes) {
      expect(await codeFor(instance.visitor(), route)).not.toContain(': sign-in-needed');
    }
  });

  test('of an operator is nowhere to be found for anyone else', async () => {
    const instance = await testApp({ env: EVERYTHING });
    const ana = instance.visitor();
    await signUp(ana);
    const routes = routesOf(instance, 'operator');
    expect(routes.length).toBeGreaterThan(0);
    const elsewhere = await instance.visitor().get('/api/v1/operator/nothing-here');
    for (const { method, url } of routes) {
      for (const visitor of [instance.visitor(), ana]) {
        const answer = await (method === 'GET' ? visitor.get(url) : visitor.post(url, {}));
        expect([answer.statusCode, answer.body]).toEqual([404, elsewhere.body]);
      }
      // A wrong method reveals no more than a wrong address.
      const wrong = await (method === 'GET' ? ana.post(url, {}) : ana.put(url, {}));
      expect(wrong.statusCode).toBe(404);
    }
  });

  test('of an operator is there for operators', async () => {
    const instance = await testApp({ env: EVERYTHING });
    const ola = await signUpOperator(instance);
    for (const route of routesOf(instance, 'operator')) {
      expect(await codeFor(ola, route)).not.toContain(': unknown-path');
    }
  });

  test('of an operator that sends data or people somewhere else asks who is there, whatever the body', async () => {
    const instance = await testApp({ env: EVERYTHING });
    const ola = await signUpOperator(instance);
    const changes = instance.app
      .declaredRoutes()
      .filter(({ access, method }) => access === 'operator' && (method === 'POST' || method === 'PUT'));
    const asking: string[] = [];
    for (const { method, url, proof } of changes) {
      await forgetReAuthentication(instance);
      const code = await codeFor(ola, { method, url: url.replace(':id', 'an-id') });
      expect(code.endsWith(': re-authentication-needed'), code).toBe(proof === 'recent');
      if (proof === 'recent') asking.push(url.replace('/api/v1/operator/', ''));
      // A session alone is enough only for a reason that is written down.
      else expect(proof?.none, url).toMatch(/^[A-Z].{15,}\.$/);
    }
    expect(asking.sort()).toEqual([
      'appointments/:id/cancel',
      'email/:id/delete',
      'helplines',
      'helplines/:country',
      'helplines/:country/take-back',
      'legal-texts/:name',
      'legal-texts/:name/restore',
      'members/:id/close',
      'members/:id/end-sessions',
      'messages/:id/answers',
      'messages/:id/delete',
      'operators/:id/remove',
      'operators/invitations',
      'operators/invitations/:id/cancel',
      'questions',
      'questions/:id',
      'site',
      'subscribers/:id/delete',
      'subscribers/export',
      'therapists/:id',
      'therapists/:id/remove',
    ]);
  });
});

describe('a call that says for whom it is meant', () => {
  const BEN = { fullName: 'Ben Ray', email: 'ben@example.org', password: 'a quiet evening' };

  test('changes nothing when someone else is signed in by now', async () => {
    const instance = await testApp({ env: EVERYTHING });
    const browser = instance.visitor();
    const ana = await signUp(browser);
    const forAna = { [MEMBER_HEADER]: ana.id };
    expect((await browser.post('/api/v1/user/name', { fullName: 'Ana May' }, forAna)).statusCode).toBe(200);
    const ben = await signUp(browser, BEN);
    const refused = await browser.post('/api/v1/user/name', { fullName: 'Ana Joy' }, forAna);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'other-person', message: expect.stringMatching(/Someone else is now signed in/) as string },
    ]);
    expect((await browser.get('/api/v1/user/me')).json()).toMatchObject({
      user: { id: ben.id, fullName: 'Ben Ray' },
    });
  });

  test('is refused on every route of a member, before anything is done or told', async () => {
    const instance = await testApp({ env: EVERYTHING });
    const ben = instance.visitor();
    await signUp(ben, BEN);
    for (const { method, url } of routesOf(instance, 'member')) {
      const ask = {
        GET: () => ben.get(url, OTHER),
        POST: () => ben.post(url, {}, OTHER),
        PUT: () => ben.put(url, {}, OTHER),
      };
      expect((await ask[method]()).json(), `${method} ${url}`).toMatchObject({ code: 'other-person' });
    }
  });

  test('may say so in its address, as downloads do', async () => {
    const instance = await testApp();
    const browser = instance.visitor();
    const { id } = await signUp(browser);
    expect((await browser.get('/api/v1/points?for-member=another')).statusCode).toBe(409);
    expect((await browser.get(`/api/v1/points?for-member=${id}`)).statusCode).toBe(200);
  });

  test('ends no session of another person when it is a logout that comes late', async () => {
    const instance = await testApp();
    const browser = instance.visitor();
    const ana = await signUp(browser);
    const ben = await signUp(browser, BEN);
    const late = await browser.get('/api/v1/user/logout', { [MEMBER_HEADER]: ana.id });
    expect(late.statusCode).toBe(200);
    expect((await browser.get('/api/v1/user/me')).json()).toMatchObject({ user: { id: ben.id } });
    await browser.get('/api/v1/user/logout', { [MEMBER_HEADER]: ben.id });
    expect((await browser.get('/api/v1/user/me')).json()).toMatchObject({ user: null });
  });
});

describe('an operator', () => {
  const URL = '/api/v1/operator/actions';
  const isOperator = async (visitor: Visitor) => {
    const { statusCode } = await visitor.get(URL);
    const { operator } = (await visitor.get('/api/v1/user/me')).json<{ operator: boolean }>();
    expect(statusCode).toBe(operator ? 200 : 404);
    return operator;
  };

  test('is someone who accepted an invitation, with a confirmed address, who showed more than a password', async () => {
    const instance = await testApp({ env: EVERYTHING });
    const ola = await signUpOperator(instance);
    expect(await isOperator(ola)).toBe(true);
    await instance.db.updateTable('sessions').set({ second_factor: 0 }).execute();
    expect(await isOperator(ola)).toBe(false);
    await instance.db.updateTable('sessions').set({ second_factor: 1 }).execute();
    await instance.db.updateTable('users').set({ confirmed_at: null }).execute();
    expect(await isOperator(ola)).toBe(false);
    await instance.db.updateTable('users').set({ confirmed_at: instance.clock.now() }).execute();
    expect(await isOperator(ola)).toBe(true);
    await instance.db.deleteFrom('operators').execute();
    expect(await isOperator(ola)).toBe(false);
  });

  test('is not made by the settings: whoever has a named address, confirmed and with a second factor, is none', async () => {
    const instance = await testApp({ env: { OPERATOR_EMAILS: OLA.email } });
    const eve = instance.visitor();
    await signUp(eve, OLA);
    await confirmAddress(instance, eve, OLA.email);
    await setUpApp(instance, eve, OLA.password);
    await instance.app.inviteNamedOperators();
    expect(await isOperator(eve)).toBe(false);
  });

  test('opens the pages that others do not find, and is told what to do in a session that showed too little', async () => {
    const instance = await testApp({ env: EVERYTHING, pages });
    const ola = await signUpOperator(instance);
    const ana = instance.visitor();
    await signUp(ana);
    expect((await ola.get('/operator')).body).toBe('<body>/operator</body>');
    expect((await ola.get('/operator/messages')).body).toBe('<body>/operator/:id</body>');
    await instance.db.updateTable('sessions').set({ second_factor: 0 }).execute();
    const told = await ola.get('/operator/messages');
    expect([told.statusCode, told.headers.location]).toEqual([303, '/operator-invitation']);
    expect((await ola.get('/api/v1/operator/actions')).statusCode).toBe(404);
    for (const visitor of [ana, instance.visitor()]) {
      const answer = await visitor.get('/operator/messages');
      expect([answer.statusCode, answer.body]).toEqual([404, 'mist']);
    }
  });
});
