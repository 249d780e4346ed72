import { EMAIL_MAX_LENGTH } from '@stillgrove/domain/accounts/account';
import * as z from 'zod/mini';
import { writtenLine } from './written-line';

const ADDRESS_MAX_LENGTH = 500;

/** The protocol is checked since the address becomes a link: `javascript:` is an address, too. */
const webAddress = z.nullable(
  z
    .url({ protocol: /^https?$/, error: 'Enter a whole web address, starting with https://.' })
    .check(
      z.maxLength(ADDRESS_MAX_LENGTH, 'This web address is too long.'),
      z.regex(/^\S*$/, 'A web address has no spaces.'),
    ),
);

export const LANDING_VARIANTS = ['default', 'video'] as const;

const figure = z.strictObject({
  value: writtenLine(12, 'Enter a figure.'),
  label: writtenLine(40, 'Enter what the figure counts.'),
});

/** What an operator decides about an instance in its own area. */
export const siteValues = z.strictObject({
  /** On one line, since it becomes part of email headers. */
  name: writtenLine(60, 'Enter the name of this place.'),
  address: writtenLine(200, 'Enter an address, or where people find you.'),
  email: z
    .string('Enter an email address.')
    .check(
      z.trim(),
      z.maxLength(EMAIL_MAX_LENGTH, 'This email address is too long.'),
      z.email('Enter an email address like name@example.org.'),
    ),
  /** As people read it; empty when there is none. */
  phone: writtenLine(40, null).check(
    z.regex(/^$|^\+?[\s()./-]*\d[\d\s()./-]*$/, 'Enter a phone number, such as +91 755 123 4567.'),
  ),
  social: z.strictObject({
    facebook: webAddress,
    twitter: webAddress,
    instagram: webAddress,
    linkedin: webAddress,
    youtube: webAddress,
  }),
  /** `video` is the landing page with a film behind its first words and the card links of the activities. */
  landingVariant: z.enum(LANDING_VARIANTS, 'Choose one of the two landing pages.'),
  /** The external playlist behind the Videos for Relief card; null opens our own video page. */
  reliefPlaylistUrl: webAddress,
  /** An external diary in place of our own. */
  diaryUrl: webAddress,
  /** Four figures on the FAQ page; an operator puts true ones here or hides them. */
  stats: z.strictObject({ shown: z.boolean(), items: z.array(figure).check(z.length(4)) }),
});

/** What every visitor may know about an instance. */
export const site = z.extend(siteValues, {
  /** Whether the leftover record form is there; the process's settings say so, never a stored value. */
  legacyRecords: z.boolean(),
});

export type SiteValues = z.infer<typeof siteValues>;
export type Site = z.infer<typeof site>;

/** What operators decide of all that is known about an instance. */
export function valuesOf({ legacyRecords: _ofTheProcess, ...values }: Site): SiteValues {
  return values;
}
