// one-engine: it counts in memory.
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

test('without a trusted proxy no one chooses an address, and the operator is told', async () => {
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

test('a proxy in the private network is trusted, and private visitors behind it are not', async () => {
  const { visitor } = await testApp({ env: { TRUST_PROXY: 'true' } });
  const codes: number[] = [];
  for (let count = 0; count < 101; count += 1) {
    const address = `10.1.${String(count)}.1, 192.168.1.5`;
    const words = { email: `p${String(count)}@example.org`, password: 'not the password' };
    codes.push((await visitor({ address }).post('/api/v1/user/login', words)).statusCode);
  }
  expect(codes).toEqual([...Array<number>(100).fill(401), 429]);
});

test('whoever has a whole /48 of IPv6 meets a limit, a higher one', async () => {
  const { visitor } = await testApp({ env: { RATE_LIMIT_FACTOR: '0.0001' } });
  const codes: number[] = [];
  for (let count = 0; count < 25; count += 1) {
    const address = `2001:db8:1:${count.toString(16)}::7`;
    codes.push((await visitor({ address }).get('/api/v1/user/me')).statusCode);
  }
  expect(codes).toEqual([...Array<number>(24).fill(200), 429]);
  expect((await visitor({ address: '2001:db8:2::7' }).get('/api/v1/user/me')).statusCode).toBe(200);
});
