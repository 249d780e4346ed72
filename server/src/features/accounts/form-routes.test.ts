import { expect, test } from 'vitest';
import { pagesOf } from '../../testing/no-pages';
import { ANA, signUp } from '../../testing/people';
import { testApp, type TestApp } from '../../testing/test-app';

const pages = pagesOf(['/login']);

/** Sends the form as a browser without scripts does. */
function sendForm(
  instance: TestApp,
  fields: Record<string, string>,
  { query = '', headers = {} }: { query?: string; headers?: Record<string, string> } = {},
) {
  return instance.app.fastify.inject({
    method: 'POST',
    url: `/login${query}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
}

const CREDENTIALS = { email: ANA.email, password: ANA.password };

test('the sign-in form works without any script and leads to the start', async () => {
  const instance = await testApp({ pages });
  await signUp(instance.visitor());
  const answer = await sendForm(instance, CREDENTIALS);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
  const session = answer.cookies.find(({ name }) => name === 'stillgrove-session');
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  const me = await instance
    .visitor()
    .get('/api/v1/user/me', { cookie: `stillgrove-session=${session?.value ?? ''}` });
  expect(me.json()).toMatchObject({ user: { email: ANA.email } });
});

test('the form leads back to the page that sent someone, and to no other site', async () => {
  const instance = await testApp({ pages });
  await signUp(instance.visitor());
  const targetOf = async (from: string) =>
    (await sendForm(instance, CREDENTIALS, { query: `?${new URLSearchParams({ from }).toString()}` })).headers
      .location;
  expect(await targetOf('/relax?category=yoga')).toBe('/relax?category=yoga');
  for (const foreign of [
    '//evil.example',
    '/.//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/\t/evil.example',
  ])
    expect(await targetOf(foreign), foreign).toMatch(/^\/(?![/\\])(?!.*evil)|^\/$/);
});

test('what the form gets wrong is explained in words on the sign-in page, with a status that says so', async () => {
  const instance = await testApp({ pages });
  await signUp(instance.visitor());
  const wrong = await sendForm(instance, { ...CREDENTIALS, password: 'not the password' });
  expect([wrong.statusCode, wrong.headers['content-type']]).toEqual([401, 'text/html; charset=utf-8']);
  expect(wrong.body).toContain('The email address or password is wrong.');
  expect(wrong.cookies).toEqual([]);
  const empty = await sendForm(instance, { email: '', password: '' });
  expect(empty.statusCode).toBe(400);
  expect(empty.body).toContain('Enter your email address. Enter your password.');
});

test('a form of another site signs no one in', async () => {
  const instance = await testApp({ pages });
  await signUp(instance.visitor());
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
    const answer = await sendForm(instance, CREDENTIALS, { headers });
    expect([answer.statusCode, answer.cookies]).toEqual([403, []]);
  }
});

test('an account with a second factor comes to the second step, and has no session before it', async () => {
  const instance = await testApp({ pages });
  const user = await signUp(instance.visitor());
  await instance.db
    .insertInto('passkeys')
    .values({
      id: 'a-passkey',
      user_id: user.id,
      public_key: 'key',
      counter: 0,
      transports: '[]',
      name: 'phone',
      created_at: instance.clock.now(),
    })
    .execute();
  const answer = await sendForm(instance, CREDENTIALS, { query: '?from=%2Fdiary' });
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    '/login?second-step=code.passkey&from=%2Fdiary',
  ]);
  expect(answer.cookies.map(({ name }) => name)).toEqual(['stillgrove-sign-in']);
});

test('signing in by the form ends what was left of an earlier logout', async () => {
  const instance = await testApp({ pages });
  await signUp(instance.visitor());
  const { cookies } = await sendForm(instance, CREDENTIALS, {
    headers: { cookie: 'logout-pending=someone' },
  });
  expect(cookies.find(({ name }) => name === 'logout-pending')).toMatchObject({ value: '' });
  expect(cookies.find(({ name }) => name === 'signed-in')).toMatchObject({ value: 'yes' });
});
