import { expect, test } from 'vitest';
import {
  CHUNK_BYTES,
  fittingSize,
  hasRoomFor,
  inChunks,
  isHopeChunk,
  isHopeItem,
  MOST_RECORDINGS,
  type HopeItem,
} from './hope-box';

const item = (rest: Partial<HopeItem> = {}): HopeItem => ({
  kind: 'words',
  text: 'You came through before.',
  link: '',
  type: '',
  chunks: [],
  addedAtMs: 1,
  ...rest,
});

test('words, songs, photos and recordings are items; what is damaged or too long is not', () => {
  expect(isHopeItem(item())).toBe(true);
  expect(isHopeItem(item({ kind: 'song', link: 'https://example.org/song' }))).toBe(true);
  expect(isHopeItem(item({ kind: 'photo', type: 'image/webp', chunks: ['a-1'] }))).toBe(true);
  expect(isHopeItem(item({ kind: 'recording', type: 'audio/webm;codecs=opus', chunks: ['a'] }))).toBe(true);
  for (const value of [
    null,
    item({ kind: 'toString' as 'words' }),
    item({ text: 'a'.repeat(501) }),
    item({ chunks: ['a'] }),
    item({ kind: 'photo', type: 'image/webp' }),
    item({ kind: 'photo', type: 'image/svg+xml', chunks: ['a'] }),
    item({ kind: 'photo', type: 'image/webp', chunks: ['a', 'b', 'c', 'd', 'e', 'f'] }),
    item({ kind: 'recording', type: 'text/html', chunks: ['a'] }),
    item({ addedAtMs: Number.NaN }),
  ])
    expect(isHopeItem(value)).toBe(false);
});

test('a file is cut into chunks and none of it is lost', () => {
  const bytes = Uint8Array.from({ length: CHUNK_BYTES * 2 + 5 }, (_, at) => at % 251);
  const chunks = inChunks(bytes);
  expect(chunks.map(({ length }) => length)).toEqual([CHUNK_BYTES, CHUNK_BYTES, 5]);
  expect(Buffer.concat(chunks).equals(bytes)).toBe(true);
  expect(isHopeChunk({ data: Buffer.from(chunks[0] ?? []).toString('base64') })).toBe(true);
  expect(isHopeChunk({ data: '<script>' })).toBe(false);
  expect(isHopeChunk(undefined)).toBe(false);
});

test('there is room for ten recordings', () => {
  const recordings = Array.from({ length: MOST_RECORDINGS }, () => item({ kind: 'recording' }));
  expect(hasRoomFor('recording', recordings.slice(1))).toBe(true);
  expect(hasRoomFor('recording', recordings)).toBe(false);
  expect(hasRoomFor('words', recordings)).toBe(true);
});

test('a photo keeps its shape and is never made larger', () => {
  expect(fittingSize({ width: 4000, height: 3000 })).toEqual({ width: 1280, height: 960 });
  expect(fittingSize({ width: 600, height: 900 })).toEqual({ width: 600, height: 900 });
  expect(fittingSize({ width: 9000, height: 3 })).toEqual({ width: 1280, height: 1 });
});
