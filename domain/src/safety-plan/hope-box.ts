/** Limits of a hope box: so many photos and recordings, and so large at most, in bytes. */
export const MOST_PHOTOS = 30;
export const MOST_RECORDINGS = 10;
export const MOST_TEXTS = 50;
export const PHOTO_MAX_BYTES = 200_000;
/** The longer side of a photo, in pixels. */
export const PHOTO_MAX_SIDE = 1_280;
export const RECORDING_MAX_SECONDS = 60;
/** A minute of speech at the highest rate that browsers choose by themselves. */
export const RECORDING_MAX_BYTES = 2_000_000;
export const HOPE_TEXT_MAX_LENGTH = 500;

/** So many bytes make a chunk: as Base64, in which it is sealed, it is 64 kB. */
export const CHUNK_BYTES = 49_152;

/** Something to hold on to. Photos and recordings lie in chunks of their own, which are opened when they are looked at. */
export type HopeItem = {
  readonly kind: 'words' | 'song' | 'photo' | 'recording';
  /** The words, the name of the song, or what the photo or recording is. May be empty for the latter two. */
  readonly text: string;
  /** Where the song can be found, as it was typed. Never opened by itself. */
  readonly link: string;
  /** Media type of a photo or recording; else empty. */
  readonly type: string;
  /** Ids of its chunks in their order; none for words and songs. */
  readonly chunks: readonly string[];
  /** Milliseconds since 1970 by the device’s clock, for the order. */
  readonly addedAtMs: number;
};

/** A part of a photo or recording, as Base64. */
export type HopeChunk = { readonly data: string };

const TYPES = {
  words: /^$/,
  song: /^$/,
  photo: /^image\/(?:webp|jpeg)$/,
  recording: /^audio\/(?:webm|mp4|ogg)(?:;codecs=[\w.,-]+)?$/,
} as const;

const MOST = {
  words: MOST_TEXTS,
  song: MOST_TEXTS,
  photo: MOST_PHOTOS,
  recording: MOST_RECORDINGS,
} as const satisfies Readonly<Record<HopeItem['kind'], number>>;

/** Whether a value that was sealed or brought in is an item within its limits. */
export function isHopeItem(value: unknown): value is HopeItem {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, text, link, type, chunks, addedAtMs } = value as Record<string, unknown>;
  if (typeof kind !== 'string' || !Object.hasOwn(TYPES, kind)) return false;
  const known = kind as HopeItem['kind'];
  const hasChunks = known === 'photo' || known === 'recording';
  return (
    isText(text) &&
    isText(link) &&
    typeof type === 'string' &&
    TYPES[known].test(type) &&
    Array.isArray(chunks) &&
    chunks.every((id) => typeof id === 'string' && /^[\w-]{1,64}$/.test(id)) &&
    (hasChunks ? chunks.length > 0 : chunks.length === 0) &&
    chunks.length <= chunkCount(known === 'photo' ? PHOTO_MAX_BYTES : RECORDING_MAX_BYTES) &&
    Number.isSafeInteger(addedAtMs)
  );
}

/** Whether an opened value is a chunk within its limit. */
export function isHopeChunk(value: unknown): value is HopeChunk {
  const { data } = (value ?? {}) as Record<string, unknown>;
  return typeof data === 'string' && data.length <= (CHUNK_BYTES / 3) * 4 && /^[\d+/A-Z]*={0,2}$/i.test(data);
}

/** Whether one more of a kind may be added. */
export function hasRoomFor(kind: HopeItem['kind'], items: readonly Pick<HopeItem, 'kind'>[]): boolean {
  return items.filter((item) => item.kind === kind).length < MOST[kind];
}

/** A file in parts of `CHUNK_BYTES`, the last one shorter. */
export function inChunks(bytes: Uint8Array): readonly Uint8Array[] {
  return Array.from({ length: chunkCount(bytes.length) }, (_, at) =>
    bytes.subarray(at * CHUNK_BYTES, (at + 1) * CHUNK_BYTES),
  );
}

/** The size of a photo that fits, with its shape as it was; never larger than it is. In pixels. */
export function fittingSize(
  { width, height }: { readonly width: number; readonly height: number },
  maxSide = PHOTO_MAX_SIDE,
): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

function chunkCount(bytes: number): number {
  return Math.ceil(bytes / CHUNK_BYTES);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= HOPE_TEXT_MAX_LENGTH;
}
