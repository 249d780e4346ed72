import * as z from 'zod/mini';

const base64 = z.string().check(z.regex(/^[A-Za-z0-9+/]*={0,2}$/));

/** An exported diary. All that is readable in it is how many pages there are and about how long each is. */
export const diaryFile = z.strictObject({
  format: z.literal('stillgrove-diary'),
  version: z.literal(1),
  /** Id of the person it was sealed for; the seals are bound to it. */
  owner: z.string().check(z.minLength(1), z.maxLength(100)),
  /** The diary's key, wrapped by its passphrase: PBKDF2-SHA-256, then AES-GCM-256. */
  key: z.strictObject({
    salt: base64,
    /** The upper limit keeps a made-up file from keeping a phone busy for minutes. */
    rounds: z.int().check(z.minimum(100_000), z.maximum(10_000_000)),
    iv: base64,
    bytes: base64,
  }),
  entries: z
    .array(z.strictObject({ id: z.string().check(z.regex(/^[\w-]{1,64}$/)), iv: base64, bytes: base64 }))
    .check(z.maxLength(100_000)),
});

export type DiaryFile = z.infer<typeof diaryFile>;
