import { expect, test } from 'vitest';
import { acceptedEncoding } from './accepted-encoding';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0', 'identity'],
  ['br; q=0.000 , gzip;q=0.0', 'identity'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['identity, br;q=0.5', 'identity'],
  ['br;q=nonsense', 'identity'],
  ['brotli, x-gzip', 'identity'],
])('Accept-Encoding: %s is answered with %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
