import { describe, expect, test } from 'vitest';
import {
  dripping,
  flood,
  json,
  never,
  ownedTimeLimit,
  upstreamDouble,
  redirect,
  status,
} from '../../testing/upstream-double';
import { fetchUpstream } from './fetch-upstream';
import { UpstreamError } from './upstream-error';
import { isPublicAddress } from './public-addresses';

const ask = (url: string, trusted: string[] = [url]) =>
  fetchUpstream(url, { trustedOrigins: trusted.map((address) => new URL(address).origin) });

async function faultOf(call: Promise<unknown>): Promise<string> {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof UpstreamError ? error.fault : `no fault: ${String(error)}`;
}

test('an answer arrives with its type', async () => {
  const double = await upstreamDouble(json({ items: [] }));
  const { contentType, body } = await ask(double.url);
  expect([contentType, body.toString()]).toEqual(['application/json', '{"items":[]}']);
});

test('nothing about a visitor is in the request', async () => {
  const double = await upstreamDouble(json({}));
  await ask(double.url);
  expect(Object.keys(double.lastHeaders()).toSorted()).toEqual([
    'accept-encoding',
    'connection',
    'host',
    'user-agent',
  ]);
});

test.each([
  ['never answers', never],
  ['never ends', dripping],
])('a service that %s is given up after three seconds', async (_what, how) => {
  const limit = ownedTimeLimit();
  const double = await upstreamDouble(how);
  const fault = faultOf(ask(double.url));
  await expect.poll(() => double.asked).toHaveLength(1);
  limit.end();
  expect(await fault).toBe('timeout');
  expect(limit.ms()).toBe(3_000);
});

test('of a hundred megabytes little more than one is taken', async () => {
  const sent = { bytes: 0 };
  const double = await upstreamDouble(flood(sent));
  expect(await faultOf(ask(double.url))).toBe('too-large');
  expect(sent.bytes).toBeLessThan(20_000_000);
});

test('any other status is no answer', async () => {
  const double = await upstreamDouble(status(500));
  expect(await faultOf(ask(double.url))).toBe('bad-status');
  double.answer(status(204));
  expect(await faultOf(ask(double.url))).toBe('bad-status');
});

describe('a redirect', () => {
  test.each([
    'http://127.0.0.1:1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://10.0.0.8/',
    'http://localhost/',
    'file:///etc/passwd',
  ])('to %s is refused', async (location) => {
    const double = await upstreamDouble(redirect(location));
    expect(await faultOf(ask(double.url))).toBe('private-address');
  });

  test('to a public address that no one named is refused before it is asked', async () => {
    const double = await upstreamDouble(redirect('http://elsewhere.example/'));
    expect(await faultOf(ask(double.url))).toBe('private-address');
  });

  test('back to the named service is refused as well, since it lies in a private network', async () => {
    const inner = await upstreamDouble(json({ secret: 1 }));
    const double = await upstreamDouble(redirect(inner.url));
    expect(await faultOf(ask(double.url, [double.url, inner.url]))).toBe('private-address');
    expect(inner.asked).toEqual([]);
  });
});

test('a private address that the operator did not name is never asked', async () => {
  const double = await upstreamDouble(json({}));
  expect(await faultOf(ask(double.url, []))).toBe('private-address');
  expect(await faultOf(ask(double.url.replace('127.0.0.1', 'localhost'), []))).toBe('private-address');
  expect(double.asked).toEqual([]);
});

test('no one there is a fault like any other', async () => {
  expect(await faultOf(ask('http://127.0.0.1:1'))).toBe('no-connection');
});

test.each([
  ['8.8.8.8', true],
  ['172.15.255.255', true],
  ['172.16.0.1', false],
  ['100.64.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['2606:4700::1111', true],
  ['fe80::1', false],
  ['fc00::1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
])('%s counts as public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
