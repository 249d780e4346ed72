// one-engine: headers decide, before anything is stored.
import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app';

async function idFor(given: string, env: Record<string, string> = {}): Promise<string> {
  const { visitor, log } = await testApp({ env });
  log.expect('a proxy sends X-Forwarded headers but is not trusted');
  const { headers } = await visitor({ address: '127.0.0.1' }).get('/healthz', { 'x-request-id': given });
  return String(headers['x-request-id']);
}

test('each answer names its request as the log does', async () => {
  const { visitor, log } = await testApp();
  const answers = [await visitor().get('/api/v1/user/me'), await visitor().get('/nowhere')];
  const told = answers.map(({ headers }) => headers['x-request-id']);
  expect(new Set(told).size).toBe(2);
  expect(log.lines.map(({ reqId }) => reqId)).toEqual(told);
});

test('the id of a trusted proxy is taken over', async () => {
  expect(await idFor('6f1c2e0a9b7d4c3f8e5a1b2c3d4e5f60')).toBe('6f1c2e0a9b7d4c3f8e5a1b2c3d4e5f60');
});

test.each([
  ['short', 'a'],
  ['long', 'a'.repeat(65)],
  ['an address', 'ana@example.org'],
  ['a sentence', 'my name is Ana'],
  ['empty', ''],
])('an id that is %s is not taken over', async (_why, given) => {
  expect(await idFor(given)).not.toBe(given);
});

test.each([{ TRUST_PROXY: 'false' }, { TRUST_PROXY: '203.0.113.0/24' }])(
  'an id of someone who is not trusted is not taken over: %o',
  async (env) => {
    expect(await idFor('6f1c2e0a9b7d4c3f', env)).not.toBe('6f1c2e0a9b7d4c3f');
  },
);
