import { constants, inflateRawSync } from 'node:zlib';

/** How a stream of gzip begins (RFC 1952), and the same in base64. */
const GZIP = Buffer.from([0x1f, 0x8b, 0x08]);
const GZIP_AS_BASE64 = 'H4sI';
/** The usual beginnings of a stream of zlib (RFC 1950). */
const ZLIB = ['7801', '785e', '789c', '78da'].map((start) => Buffer.from(start, 'hex'));
/** A stream in a stream in a stream: deeper nothing of ours packs. */
const DEEPEST = 3;
/** A stream that is cut off still gives what came before. */
const PARTLY = { finishFlush: constants.Z_SYNC_FLUSH };

/**
 * Looks for words in bytes, in every form in which they could have got there: as UTF-8, as UTF-16 of either byte order,
 * as hex, as base64 at each of its three alignments and in both alphabets, and all of that inside compressed streams.
 *
 * @param words letters and digits alone, which JSON, addresses and quoted-printable leave as they are
 * @returns names of the forms that were found, such as `gzip: UTF-16 LE as base64`
 */
export function findWords(bytes: Uint8Array, words: string): string[] {
  if (!/^[a-z0-9]{10,}$/i.test(words))
    throw new Error('too short to be told from chance, or not letters alone');
  return [...new Set(found(Buffer.from(bytes), formsOf(words), 0))];
}

type Form = { readonly name: string; readonly bytes: Buffer };

function formsOf(words: string): Form[] {
  const utf16 = Buffer.from(words, 'utf16le');
  const texts = [
    { name: 'UTF-8', bytes: Buffer.from(words) },
    { name: 'UTF-16 LE', bytes: utf16 },
    { name: 'UTF-16 BE', bytes: Buffer.from(utf16).swap16() },
  ];
  return texts.flatMap(({ name, bytes }) => [
    { name, bytes },
    { name: `${name} as hex`, bytes: Buffer.from(bytes.toString('hex')) },
    { name: `${name} as hex`, bytes: Buffer.from(bytes.toString('hex').toUpperCase()) },
    ...[0, 1, 2].flatMap((offset) =>
      (['base64', 'base64url'] as const).map((alphabet) => ({
        name: `${name} as base64`,
        bytes: Buffer.from(middleAsBase64(bytes, offset, alphabet)),
      })),
    ),
  ]);
}

/** The letters that depend on these bytes alone, when so many others (modulo 3) come before them. */
function middleAsBase64(bytes: Buffer, offset: number, alphabet: 'base64' | 'base64url'): string {
  const letters = Buffer.concat([Buffer.alloc(offset), bytes])
    .toString(alphabet)
    .replaceAll('=', '');
  const length = offset + bytes.length;
  return letters.slice(Math.ceil((offset * 8) / 6), Math.floor((length * 8) / 6));
}

function found(bytes: Buffer, forms: readonly Form[], depth: number): string[] {
  const here = forms.filter((form) => bytes.includes(form.bytes)).map(({ name }) => name);
  if (depth === DEEPEST) return here;
  const within = [...streamsIn(bytes)].flatMap(({ name, content }) =>
    found(content, forms, depth + 1).map((form) => `${name}: ${form}`),
  );
  return [...here, ...within];
}

function* streamsIn(bytes: Buffer): Generator<{ readonly name: string; readonly content: Buffer }> {
  for (const start of placesOf(bytes, GZIP)) yield* unpacked('gzip', afterGzipHead(bytes.subarray(start)));
  for (const head of ZLIB)
    for (const start of placesOf(bytes, head)) yield* unpacked('zlib', bytes.subarray(start + head.length));
  for (const start of placesOf(bytes, Buffer.from(GZIP_AS_BASE64))) {
    const [letters = ''] = /^[\w+/-]*/.exec(bytes.toString('latin1', start)) ?? [];
    yield* unpacked('gzip as base64', afterGzipHead(Buffer.from(letters, 'base64')));
  }
}

function* placesOf(bytes: Buffer, what: Buffer): Generator<number> {
  for (let at = bytes.indexOf(what); at !== -1; at = bytes.indexOf(what, at + 1)) yield at;
}

/** Without the head of a member, whose optional fields stand in this order. */
function afterGzipHead(bytes: Buffer): Buffer {
  const flags = bytes[3] ?? 0;
  let at = 10;
  if ((flags & 4) !== 0 && bytes.length >= 12) at += 2 + bytes.readUInt16LE(10);
  for (const text of [8, 16]) if ((flags & text) !== 0) at = bytes.indexOf(0, at) + 1;
  return bytes.subarray((flags & 2) === 0 ? at : at + 2);
}

/** By the bare stream, which ends where it says, whatever comes after it. */
function* unpacked(name: string, bytes: Buffer) {
  try {
    const content = inflateRawSync(bytes, PARTLY);
    if (content.length > 0) yield { name, content };
  } catch {
    // It only began like one.
  }
}
