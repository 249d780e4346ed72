import * as z from 'zod/mini';

/** The protocol is checked since the address becomes a link: `javascript:` is an address, too. */
const webAddress = z.nullable(
  z.url({ protocol: /^https?$/, error: 'Enter a whole web address, starting with https://.' }),
);

export const LANDING_VARIANTS = ['default', 'video'] as const;

/** What an operator decides about a grove and every visitor may know. */
export const site = z.strictObject({
  /** On one line, since it becomes part of mail headers. */
  name: z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^\P{Cc}*$/u)),
  address: z.string().check(z.maxLength(200)),
  email: z.email(),
  phone: z.string().check(z.maxLength(40)),
  social: z.strictObject({
    facebook: webAddress,
    twitter: webAddress,
    instagram: webAddress,
    linkedin: webAddress,
    youtube: webAddress,
  }),
  /** `video` is the landing page with a film behind its first words and the card links of the activities. */
  landingVariant: z.enum(LANDING_VARIANTS),
  /** The external playlist behind the Videos for Relief card; without one it opens our own video page. */
  reliefPlaylistUrl: webAddress,
  /** An external diary in place of our own. */
  diaryUrl: webAddress,
  /** Whether the leftover record form is there; the process's settings say so, never a stored value. */
  legacyRecords: z.boolean(),
  /** Four figures on the FAQ page; an operator puts true ones here or hides them. */
  stats: z.strictObject({
    shown: z.boolean(),
    items: z
      .array(
        z.strictObject({
          value: z.string().check(z.minLength(1), z.maxLength(12)),
          label: z.string().check(z.minLength(1), z.maxLength(40)),
        }),
      )
      .check(z.length(4)),
  }),
});

export type Site = z.infer<typeof site>;
