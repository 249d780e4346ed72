import { expect, test } from 'vitest';
import { decrypting, encrypting } from './encryption';

const PASSPHRASE = 'seven herons stand at dusk';

type Bytes = AsyncIterable<Uint8Array>;

async function* bytesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function all(bytes: Bytes): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
}

test('with a passphrase it opens with that passphrase and no other', async () => {
  const sealed = await all(encrypting(PASSPHRASE)(bytesOf(Buffer.from('a quiet morning'))));
  expect(sealed.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n-> scrypt /);
  const open = (passphrase: string) => all(decrypting(passphrase)(bytesOf(sealed)));
  expect((await open(PASSPHRASE)).toString()).toBe('a quiet morning');
  await expect(open('eight herons stand at dusk')).rejects.toThrow('encrypted with another key');
});

test('a mistyped public key is told before anything is written', () => {
  expect(() => encrypting(`age1${'q'.repeat(58)}`)).toThrow('isn’t valid');
});
