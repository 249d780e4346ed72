import { bindingOf } from '@stillgrove/domain/vault/binding';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { fromBase64, toBase64 } from './base64';
import { lockDataKey, newDataKey, openLock, type Lock } from './data-key';
import { seal, unseal } from './seal';

let key: CryptoKey;

beforeAll(async () => {
  key = await newDataKey();
});

const HERE = bindingOf('entry', 'ada', 'page-1');
const page = fc.record({ text: fc.string({ maxLength: 2_000, unit: 'grapheme' }), mood: fc.string() });

describe('what is sealed', () => {
  test('opens as it was', async () => {
    await fc.assert(
      fc.asyncProperty(page, async (value) => {
        expect(await unseal(key, await seal(key, value, HERE), HERE)).toEqual(value);
      }),
    );
  });

  test('does not open when any bit was changed', async () => {
    await fc.assert(
      fc.asyncProperty(page, fc.nat(), fc.nat(7), fc.boolean(), async (value, at, bit, inIv) => {
        const sealed = await seal(key, value, HERE);
        const changed = inIv ? sealed.iv : sealed.bytes;
        const index = at % changed.length;
        changed[index] = (changed[index] ?? 0) ^ (1 << bit);
        expect(await unseal(key, sealed, HERE)).toBeUndefined();
      }),
    );
  });

  test('does not open as another page, for another person or as something else', async () => {
    const sealed = await seal(key, { text: 'mine' }, HERE);
    for (const other of [
      bindingOf('entry', 'ada', 'page-2'),
      bindingOf('entry', 'ben', 'page-1'),
      bindingOf('draft', 'ada', 'page-1'),
    ])
      expect(await unseal(key, sealed, other)).toBeUndefined();
  });

  test('does not open with another key', async () => {
    expect(await unseal(await newDataKey(), await seal(key, 'mine', HERE), HERE)).toBeUndefined();
  });

  test('looks different every time, and the same length for any short page', async () => {
    const one = await seal(key, { text: 'a' }, HERE);
    const other = await seal(key, { text: 'a' }, HERE);
    const longer = await seal(key, { text: 'a'.repeat(300) }, HERE);
    expect(one.iv).not.toEqual(other.iv);
    expect(one.bytes).not.toEqual(other.bytes);
    expect(longer.bytes.length).toBe(one.bytes.length);
  });
});

describe('the lock of a diary', () => {
  const PASSPHRASE = 'four herons in a quiet mist';
  let lock: Lock;

  beforeAll(async () => {
    lock = await lockDataKey(key, PASSPHRASE, 'ada');
  });

  test('costs a guesser at least 600,000 rounds', () => {
    expect(lock.rounds).toBeGreaterThanOrEqual(600_000);
  });

  test('gives the key to the right passphrase of the right person, and lets no one read it', async () => {
    const opened = await openLock(lock, PASSPHRASE, 'ada');
    expect(opened?.extractable).toBe(false);
    expect(await unseal(opened!, await seal(key, 'mine', HERE), HERE)).toBe('mine');
  });

  test('stays closed for another passphrase, another person or a changed wrapping', async () => {
    expect(await openLock(lock, `${PASSPHRASE} `, 'ada')).toBeNull();
    expect(await openLock(lock, PASSPHRASE, 'ben')).toBeNull();
    const wrappedKey = lock.wrappedKey.slice();
    wrappedKey[0] = (wrappedKey[0] ?? 0) ^ 1;
    expect(await openLock({ ...lock, wrappedKey }, PASSPHRASE, 'ada')).toBeNull();
  });

  test('takes a new passphrase without sealing a page again', async () => {
    const sealed = await seal(key, 'mine', HERE);
    const inner = await openLock(lock, PASSPHRASE, 'ada', true);
    const changed = await lockDataKey(inner!, 'a new morning by the lake', 'ada');
    expect(await openLock(changed, PASSPHRASE, 'ada')).toBeNull();
    const opened = await openLock(changed, 'a new morning by the lake', 'ada');
    expect(await unseal(opened!, sealed, HERE)).toBe('mine');
  });

  test('knows a passphrase again that another keyboard composes differently', async () => {
    const composed = await lockDataKey(key, 'caf\u00e9 by the lake', 'ada');
    expect(await openLock(composed, 'cafe\u0301 by the lake', 'ada')).not.toBeNull();
  });
});

test('bytes come back from base64', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 20_000 }), (bytes) => {
      expect(fromBase64(toBase64(bytes))).toEqual(new Uint8Array(bytes));
    }),
  );
});
