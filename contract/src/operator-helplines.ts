import { t } from '@stillgrove/domain/language/message';
import { canBeDialed } from '@stillgrove/domain/help/number';
import { SERVICES, servicesFit } from '@stillgrove/domain/help/services';
import * as z from 'zod/mini';
import { countryHelp, helpline } from './helplines';
import { settingVersion } from './setting-version';
import { writtenLine } from './written-line';

const HELPLINES_MAX = 20;

const country = z.string().check(z.regex(/^[A-Z]{2}$/, t`Choose a country.`));

/** Left out where there is nothing to say. */
const words = (most: number) => z.optional(writtenLine(most, t`Enter some words, or leave this out.`));

const sentLine = z
  .strictObject({
    number: writtenLine(30, t`Enter a number.`).check(
      z.refine(canBeDialed, t`Enter only what a phone can dial, such as 112, 0800 111 0 111 or +683 4202.`),
    ),
    way: z.enum(['call', 'text'], t`Choose call or text.`),
    services: z
      .array(z.enum(SERVICES, t`Choose what answers.`))
      .check(
        z.refine(servicesFit, t`Choose what answers. A number can’t be an emergency and a support line.`),
      ),
    name: words(200),
    serves: words(120),
    hours: words(80),
    languages: words(80),
    option: words(60),
    body: words(100),
    source: writtenLine(120, t`Enter where this number comes from, such as the website of the line.`),
    /** The day on which someone made sure of the number; null as long as no one has. */
    verifiedOn: z.nullable(z.iso.date(t`Enter the day on which you checked the number, or leave it empty.`)),
  })
  .check(
    z.refine(({ way, body }) => way === 'text' || body === undefined, {
      path: ['body'],
      error: t`Only a text message has words to send.`,
    }),
  );

const countryName = writtenLine(60, t`Enter the name of the place.`);

/** The numbers of one country as an operator sends them. */
export const helplinesCorrection = z.strictObject({
  lines: z
    .array(sentLine)
    .check(
      z.maxLength(
        HELPLINES_MAX,
        t`Use at most ${String(HELPLINES_MAX)} numbers. Fewer are easier to choose from.`,
      ),
    ),
});

export const storedHelplines = z.array(
  z.strictObject({
    country,
    /** Of a place that an operator added; the others have theirs from the product. */
    name: z.optional(countryName),
    lines: z.array(helpline),
  }),
);

export const helplinesSaveRequest = z.extend(helplinesCorrection, { version: settingVersion });

/** A place that the product does not list. */
export const helplinesAddRequest = z.strictObject({ name: countryName, version: settingVersion });

export const helplinesCountry = z.strictObject({ country });

const operatorHelplines = z.strictObject({
  /** As visitors see it. */
  help: countryHelp,
  /** As it came with the product, where an operator changed that. */
  bundled: z.nullable(countryHelp),
  /** Whether an operator added the place. */
  added: z.boolean(),
});

export const operatorHelplinesAnswer = z.strictObject({
  success: z.literal(true),
  countries: z.array(operatorHelplines),
  /** The countries that the site serves, as its settings say. */
  served: z.array(z.string()),
  version: settingVersion,
});

export type SentHelpline = z.infer<typeof sentLine>;
export type HelplinesCorrection = z.infer<typeof helplinesCorrection>;
export type StoredHelplines = z.infer<typeof storedHelplines>;
export type OperatorHelplines = z.infer<typeof operatorHelplines>;
export type OperatorHelplinesAnswer = z.infer<typeof operatorHelplinesAnswer>;
