import { randomBytes } from 'node:crypto';
import { deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { findWords } from './find-words';

const WORDS = 'SaffronPelicanZQ7';
const TEXT = `Before it, ${WORDS}, and after it.`;
const utf8 = Buffer.from(TEXT);
const le = Buffer.from(TEXT, 'utf16le');
const be = Buffer.from(le).swap16();

/** Somewhere in the middle of bytes that no one chose. */
const amidst = (bytes: Uint8Array | string) =>
  Buffer.concat([randomBytes(1001), Buffer.from(bytes as string), randomBytes(1001)]);

describe('words are found', () => {
  test.each([
    ['UTF-8', utf8],
    ['UTF-16 LE', le],
    ['UTF-16 BE', be],
    ['UTF-8 as hex', utf8.toString('hex')],
    ['UTF-16 LE as hex', le.toString('hex').toUpperCase()],
    ['gzip: UTF-8', gzipSync(utf8)],
    ['gzip: UTF-16 LE', gzipSync(le)],
    ['gzip: UTF-16 BE', gzipSync(be)],
    ['gzip: UTF-8 as base64', gzipSync(utf8.toString('base64'))],
    ['gzip: gzip: UTF-8', gzipSync(amidst(gzipSync(utf8)))],
    ['gzip as base64: UTF-8', gzipSync(utf8).toString('base64')],
    ['gzip as base64: UTF-8', gzipSync(utf8).toString('base64url')],
    ['zlib: UTF-8', deflateSync(utf8)],
    ['gzip: UTF-8', gzipSync(Buffer.concat([utf8, randomBytes(5_000)])).subarray(0, 2_000)],
  ])('as %s', (form, bytes) => {
    expect(findWords(amidst(bytes), WORDS)).toContain(form);
  });

  test.each([
    ['UTF-8', utf8],
    ['UTF-16 LE', le],
    ['UTF-16 BE', be],
  ])('as base64 of %s, whatever stands before them', (name, bytes) => {
    for (let before = 0; before < 6; before += 1)
      for (const alphabet of ['base64', 'base64url'] as const) {
        const all = Buffer.concat([randomBytes(before), bytes]).toString(alphabet);
        expect(findWords(amidst(all), WORDS), `${String(before)} bytes before`).toContain(
          `${name} as base64`,
        );
      }
  });
});

test('nothing is found where the words are not', () => {
  const others = Buffer.from(TEXT.replace('Pelican', 'Peliban'));
  for (const bytes of [
    others,
    gzipSync(others),
    Buffer.from(others.toString('base64')),
    randomBytes(300_000),
  ])
    expect(findWords(amidst(bytes), WORDS)).toEqual([]);
});

test('words that chance could bring, or that are written in another way in JSON, are refused', () => {
  for (const words of ['tea', 'two words of it', 'Zaubernüsse2027'])
    expect(() => findWords(utf8, words)).toThrow();
});
