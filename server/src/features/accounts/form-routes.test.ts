import { expect, test } from 'vitest';
import { NO_PAGES } from '../../testing/no-pages';
import { ANA, signUp } from '../../testing/people';
import { testApp, type TestApp } from '../../testing/test-app';

/** The sign-in page with its sentence, as the web build would show it. */
const pages: typeof NO_PAGES = {
  ...NO_PAGES,
  withNotice: async (path, { message }) => ({
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: `<title>${path}</title><p>${message}</p>`,
  }),
};

/** Sends the form as a browser without scripts does. */
function sendForm(
  grove: TestApp,
  fields: Record<string, string>,
  { query = '', headers = {} }: { query?: string; headers?: Record<string, string> } = {},
) {
  return grove.app.fastify.inject({
    method: 'POST',
    url: `/login${query}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
}

const CREDENTIALS = { email: ANA.email, password: ANA.password };

test('the sign-in form works without any script and leads to the start', async () => {
  const grove = await testApp({ pages });
  await signUp(grove.visitor());
  const answer = await sendForm(grove, CREDENTIALS);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
  const session = answer.cookies.find(({ name }) => name === 'stillgrove-session');
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  const me = await grove
    .visitor()
    .get('/api/v1/user/me', { cookie: `stillgrove-session=${session?.value ?? ''}` });
  expect(me.json()).toMatchObject({ user: { email: ANA.email } });
});

test('the form leads back to the page that sent somebody, and to no other site', async () => {
  const grove = await testApp({ pages });
  await signUp(grove.visitor());
  const targetOf = async (from: string) =>
    (await sendForm(grove, CREDENTIALS, { query: `?${new URLSearchParams({ from }).toString()}` })).headers
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

test('what the form gets wrong is told in words on the sign-in page, with a status that says so', async () => {
  const grove = await testApp({ pages });
  await signUp(grove.visitor());
  const wrong = await sendForm(grove, { ...CREDENTIALS, password: 'not the password' });
  expect([wrong.statusCode, wrong.headers['content-type']]).toEqual([401, 'text/html; charset=utf-8']);
  expect(wrong.body).toContain('Email address or password is not right.');
  expect(wrong.cookies).toEqual([]);
  const empty = await sendForm(grove, { email: '', password: '' });
  expect(empty.statusCode).toBe(400);
  expect(empty.body).toContain('Enter your email address. Enter your password.');
});

test('a form of another site signs nobody in', async () => {
  const grove = await testApp({ pages });
  await signUp(grove.visitor());
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
    const answer = await sendForm(grove, CREDENTIALS, { headers });
    expect([answer.statusCode, answer.cookies]).toEqual([403, []]);
  }
});

test('an account with a second factor comes to the second step, and has no session before it', async () => {
  const grove = await testApp({ pages });
  const user = await signUp(grove.visitor());
  await grove.db
    .insertInto('passkeys')
    .values({
      id: 'a-passkey',
      user_id: user.id,
      public_key: 'key',
      counter: 0,
      transports: '[]',
      name: 'phone',
      created_at: grove.clock.now(),
    })
    .execute();
  const answer = await sendForm(grove, CREDENTIALS, { query: '?from=%2Fdiary' });
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    '/login?second-step=code.passkey&from=%2Fdiary',
  ]);
  expect(answer.cookies.map(({ name }) => name)).toEqual(['stillgrove-sign-in']);
});

test('signing in by the form ends what was left of an earlier logout', async () => {
  const grove = await testApp({ pages });
  await signUp(grove.visitor());
  const { cookies } = await sendForm(grove, CREDENTIALS, { headers: { cookie: 'logout-pending=somebody' } });
  expect(cookies.find(({ name }) => name === 'logout-pending')).toMatchObject({ value: '' });
  expect(cookies.find(({ name }) => name === 'signed-in')).toMatchObject({ value: 'yes' });
});
