import { isPaddedLength } from '@stillgrove/domain/vault/padding';
import * as z from 'zod/mini';

/** Bytes that sealing adds to what is padded: 12 of the nonce and 16 of the tag of AES-GCM. */
export const SEAL_OVERHEAD = 28;
/** Largest sealed record in bytes: the longest page of a diary, whatever its alphabet, fits. */
export const SEALED_MAX = 320 * 1024 + SEAL_OVERHEAD;
/** Most bytes of sealed records that the server keeps for one person. */
export const SYNC_QUOTA = 50 * 1024 * 1024;
/** Largest body of a push in bytes. */
export const PUSH_BODY_MAX = 1024 * 1024;
/** Most sealed bytes in one answer; in base64 they stay below 1 MB. */
export const PULL_BYTES_MAX = 700 * 1024;
/** Most records in one call. */
export const SYNC_BATCH_MAX = 200;

/** 128 random bits in base64url. */
const id = z.string().check(z.regex(/^[\w-]{22}$/));
const base64url = /^[\w-]+$/;
/** The server’s count of changes, for each person from 1; 0 for a record that it does not have. */
const seq = z.int().check(z.nonnegative());

/** The number of bytes that a text in base64url stands for. */
export function bytesOf(sealed: string): number {
  return Math.floor((sealed.length * 3) / 4);
}

/** Whether a sealed record has one of the lengths to which records are padded. */
export function isSealedLength(bytes: number): boolean {
  return bytes <= SEALED_MAX && isPaddedLength(bytes - SEAL_OVERHEAD);
}

/** A record that only the person’s devices can open, in base64url. */
const sealed = z.string().check(
  z.regex(base64url),
  z.refine((text) => isSealedLength(bytesOf(text)), 'This is not a sealed record.'),
);

const pushedRecord = z.strictObject({
  id,
  /** The record’s `seq` when the device last read it. */
  baseSeq: seq,
  sealed,
});

export const pushRequest = z.strictObject({
  /** Names what the devices share; it changes when they start again with new keys. */
  space: id,
  records: z.pipe(
    // Counted before any is looked at: to complain about a megabyte of wrong records one by one takes a second.
    z.transform((records: z.input<typeof pushedRecord>[], context) => {
      if (Array.isArray(records) && records.length > SYNC_BATCH_MAX)
        context.issues.push({
          code: 'too_big',
          origin: 'array',
          maximum: SYNC_BATCH_MAX,
          inclusive: true,
          input: records,
        });
      return records;
    }),
    z.array(pushedRecord).check(
      z.minLength(1),
      z.maxLength(SYNC_BATCH_MAX),
      z.refine(
        (records) => new Set(records.map((record) => record.id)).size === records.length,
        'Send each record once.',
      ),
    ),
  ),
});

const storedRecord = z.strictObject({ id, seq, sealed: z.string() });

export const pushAnswer = z.strictObject({
  success: z.literal(true),
  /** What is stored now, each with its new `seq`. */
  stored: z.array(z.strictObject({ id, seq })),
  /** What another device changed first, as the server has it; those that do not fit into one answer are to be pulled. */
  conflicts: z.array(z.strictObject({ id, seq, sealed: z.nullable(z.string()) })),
});

export const pullQuery = z.strictObject({
  space: id,
  since: z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number)),
});

export const pullAnswer = z.strictObject({
  success: z.literal(true),
  /** Changed after `since`, in the order of `seq`. */
  records: z.array(storedRecord),
  /** Whether there is more after the last of them. */
  more: z.boolean(),
  /** The count of changes so far: where it is below what a device has seen, the server went back to an older state. */
  lastSeq: seq,
});

const lock = z.strictObject({
  space: id,
  /** Of the way in which keys and records are sealed. A device that does not know it changes nothing. */
  format: z.int().check(z.minimum(1), z.maximum(1000)),
  /** The wrapped keys, in base64url. */
  sealed: z.string().check(z.regex(base64url), z.maxLength(4096)),
});

export const lockAnswer = z.strictObject({
  success: z.literal(true),
  /** Null while nothing is synced. */
  lock: z.nullable(z.strictObject({ ...lock.shape, version: z.int(), usedBytes: z.int() })),
});

export const lockRequest = z.strictObject({
  ...lock.shape,
  /** The version that the device last read; 0 for none. */
  baseVersion: z.int().check(z.nonnegative()),
});

export const lockSavedAnswer = z.strictObject({ success: z.literal(true), version: z.int() });

export type PushRequest = z.infer<typeof pushRequest>;
export type PushAnswer = z.infer<typeof pushAnswer>;
export type PullAnswer = z.infer<typeof pullAnswer>;
export type LockAnswer = z.infer<typeof lockAnswer>;
export type LockRequest = z.infer<typeof lockRequest>;
