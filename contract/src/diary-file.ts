import * as z from 'zod/mini';

const base64 = z.string().check(z.regex(/^[A-Za-z0-9+/]*={0,2}$/));

const id = z.string().check(z.regex(/^[\w-]{1,64}$/));
const sealed = { id, iv: base64, bytes: base64 };
const MOST = z.maxLength(100_000);

const heading = {
  format: z.literal('stillgrove-diary'),
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
};

/** Files of earlier versions have neither revisions nor unfinished pages. */
const earlierFile = z.strictObject({
  ...heading,
  version: z.literal(1),
  entries: z.array(z.strictObject(sealed)).check(MOST),
});

const pages = {
  /** The seals are bound to the revision, or to none where the page was last changed by an earlier version. */
  entries: z.array(z.strictObject({ ...sealed, revision: z.int().check(z.minimum(1)) })).check(MOST),
  /** Pages that were begun and not saved. */
  drafts: z.array(z.strictObject(sealed)).check(MOST),
};

/** Files of versions in which the vault held a diary alone. */
const fileOfDiary = z.strictObject({ ...heading, version: z.literal(2), ...pages });

const presentFile = z.strictObject({
  ...heading,
  version: z.literal(3),
  ...pages,
  /** Everything besides the pages; of which kind each is, is inside its seal. */
  records: z.array(z.strictObject({ ...sealed, revision: z.int().check(z.minimum(1)) })).check(MOST),
});

/**
 * An exported vault, which was a diary alone at first. All that is readable in it is how many pages and other records
 * there are and about how long each is.
 */
export const diaryFile = z.union([earlierFile, fileOfDiary, presentFile]);

export type DiaryFile = z.infer<typeof diaryFile>;
export type PresentDiaryFile = z.infer<typeof presentFile>;
