import { bindingOf } from '@stillgrove/domain/vault/binding';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { lockDataKey, newDataKey, openKeys } from './data-key';
import { newKeyStream, openSealedAtOnce, sealAtOnce } from './key-stream';
import { oneTimeMac } from './one-time-mac';

const HERE = bindingOf('stash', 'ada', 'diary-1');
const PASSPHRASE = 'four herons in a quiet mist';
const hex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

let key: CryptoKey;
let pageKey: CryptoKey;

beforeAll(async () => {
  const lock = await lockDataKey(await newDataKey(), PASSPHRASE, 'ada', 100_000);
  const keys = await openKeys(lock, PASSPHRASE, 'ada');
  if (keys === null) throw new Error('The lock stayed closed.');
  key = keys.stashKey;
  pageKey = keys.key;
});

test('whatever was sealed at once opens as the same words', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 3_000 }),
    fc.string({ unit: 'grapheme', maxLength: 300 }).map((part) => part.repeat(20)),
    fc.array(fc.nat(0xffff), { maxLength: 500 }).map((units) => String.fromCharCode(...units)),
  );
  await fc.assert(
    fc.asyncProperty(text, async (words) => {
      const sealed = sealAtOnce(await newKeyStream(key, HERE), { words });
      expect(await openSealedAtOnce(key, sealed!, HERE)).toEqual({ words });
    }),
    { numRuns: 60 },
  );
});

test('the longest page fits, however many bytes its letters take', async () => {
  for (const letter of ['a', '鷺', '\ud800', '\u0001']) {
    const value = { words: letter.repeat(50_000), replaces: ['a'.repeat(64)] };
    const sealed = sealAtOnce(await newKeyStream(key, HERE), value);
    expect(await openSealedAtOnce(key, sealed!, HERE), letter).toEqual(value);
  }
});

test('what is longer than a key stream is refused', async () => {
  expect(sealAtOnce(await newKeyStream(key, HERE), 'a'.repeat(400_000))).toBeNull();
});

test('a key stream is used once, and no two are the same', async () => {
  const [one, other] = [await newKeyStream(key, HERE), await newKeyStream(key, HERE)];
  expect(one.bytes?.slice(0, 64)).not.toEqual(other.bytes?.slice(0, 64));
  const first = sealAtOnce(one, 'mine');
  const second = sealAtOnce(other, 'mine');
  expect(first!.bytes).not.toEqual(second!.bytes);
  expect(sealAtOnce(one, 'once more')).toBeNull();
  expect(one.bytes).toBeNull();
});

test('a change of any byte is noticed, and another diary does not open it', async () => {
  const sealed = sealAtOnce(await newKeyStream(key, HERE), { words: 'mine' })!;
  await fc.assert(
    fc.asyncProperty(fc.nat(), fc.nat(7), fc.boolean(), async (at, bit, inSalt) => {
      const changed = { iv: sealed.iv.slice(), bytes: sealed.bytes.slice() };
      const part = inSalt ? changed.iv : changed.bytes;
      const index = at % part.length;
      part[index] = (part[index] ?? 0) ^ (1 << bit);
      expect(await openSealedAtOnce(key, changed, HERE)).toBeUndefined();
    }),
  );
  expect(await openSealedAtOnce(key, { ...sealed, bytes: sealed.bytes.slice(0, 9) }, HERE)).toBeUndefined();
  expect(await openSealedAtOnce(key, sealed, bindingOf('stash', 'ada', 'diary-2'))).toBeUndefined();
  expect(await openSealedAtOnce(key, sealed, HERE)).toEqual({ words: 'mine' });
});

test('neither the words nor their exact number can be read', async () => {
  const sealed = async (words: string) => sealAtOnce(await newKeyStream(key, HERE), { words })!;
  const short = await sealed('heron');
  expect(new TextDecoder('latin1').decode(short.bytes)).not.toContain('heron');
  expect((await sealed('a heron in the mist')).bytes.length).toBe(short.bytes.length);
});

test('the keys of an open diary are readable by no script', () => {
  expect([key.extractable, pageKey.extractable]).toEqual([false, false]);
});

// RFC 8439, section 2.5.2, and the first vectors of its appendix A.3 that carry over a block's end.
test.each([
  [
    '85d6be7857556d337f4452fe42d506a80103808afb0db2fd4abff6af4149f51b',
    '43727970746f6772617068696320466f72756d2052657365617263682047726f7570',
    'a8061dc1305136c6c22b8baf0c0127a9',
  ],
  [
    '0200000000000000000000000000000000000000000000000000000000000000',
    'ffffffffffffffffffffffffffffffff',
    '03000000000000000000000000000000',
  ],
  [
    '02000000000000000000000000000000ffffffffffffffffffffffffffffffff',
    '02000000000000000000000000000000',
    '03000000000000000000000000000000',
  ],
])('the proof of a message is the one of the standard (key %s)', (macKey, message, tag) => {
  expect(oneTimeMac(hex(macKey), hex(message))).toEqual(hex(tag));
});
