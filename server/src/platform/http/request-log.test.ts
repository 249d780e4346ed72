// one-engine: lines of the log do not depend on what is stored.
import { expect, test } from 'vitest';
import { ANA, signUp } from '../../testing/people';
import { testApp } from '../../testing/test-app';

test('each answer is one line with an id, and nothing about the person', async () => {
  const { visitor, log } = await testApp();
  const ana = visitor({ address: '203.0.113.77' });
  const user = await signUp(ana);
  await ana.get(`/api/v1/user/me?email=${ANA.email}`, {
    'user-agent': 'AnasPhone',
    referer: 'http://localhost/secret',
  });
  await ana.get(`/people/${ANA.email}`);
  const requests = log.lines.filter(({ method }) => method !== undefined);
  expect(requests.map(({ method, route, status }) => [method, route, status])).toEqual([
    ['POST', '/api/v1/user/register', 201],
    ['POST', '/api/v1/user/login', 200],
    ['GET', '/api/v1/user/me', 200],
    ['GET', 'unknown', 404],
  ]);
  expect(new Set(requests.map(({ reqId }) => reqId)).size).toBe(4);
  // Security events have the account id; no-personal-data-in-logs.test.ts checks them.
  const all = JSON.stringify(log.lines.filter(({ event }) => event !== 'security'));
  for (const secret of [
    ANA.email,
    ANA.fullName,
    ANA.password,
    user.id,
    '203.0.113.77',
    'AnasPhone',
    'secret',
  ]) {
    expect(all).not.toContain(secret);
  }
  for (const token of ana.cookies.values()) expect(all).not.toContain(token);
});
