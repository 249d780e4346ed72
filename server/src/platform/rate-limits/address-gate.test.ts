import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app';

test('one address cannot take the whole server, and takes it from no one else', async () => {
  const { visitor } = await testApp({ env: { RATE_LIMIT_FACTOR: '0.0001' } });
  const busy = visitor({ address: '203.0.113.5' });
  const codes: number[] = [];
  for (let count = 0; count < 4; count += 1) codes.push((await busy.get('/api/v1/user/me')).statusCode);
  expect(codes).toEqual([200, 200, 200, 429]);
  expect((await visitor({ address: '203.0.113.6' }).get('/api/v1/user/me')).statusCode).toBe(200);
});

test('without a trusted proxy nobody chooses an address, and the operator is told', async () => {
  const { visitor, log } = await testApp({ env: { RATE_LIMIT_FACTOR: '0.00001', TRUST_PROXY: 'false' } });
  log.expect('TRUST_PROXY');
  expect((await visitor({ address: '203.0.113.5' }).get('/api/v1/user/me')).statusCode).toBe(200);
  expect((await visitor({ address: '203.0.113.6' }).get('/api/v1/user/me')).statusCode).toBe(429);
  expect(log.lines.filter(({ level }) => level === 'warn')).toHaveLength(1);
});

test('health is asked as often as anyone likes', async () => {
  const { visitor } = await testApp({ env: { RATE_LIMIT_FACTOR: '0.00001' } });
  for (let count = 0; count < 3; count += 1) expect((await visitor().get('/readyz')).statusCode).toBe(200);
});
