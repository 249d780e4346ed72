import { canBeDialed } from '@stillgrove/domain/help/number';
import { SERVICES, servicesFit } from '@stillgrove/domain/help/services';
import * as z from 'zod/mini';

/** Who verified a number: the people who run the site, or the project that made the software. */
const VERIFIERS = ['site', 'project'] as const;

const someText = z.string().check(z.minLength(1));

/** `YYYY-MM` or `YYYY-MM-DD`. */
const monthOrDay = z.string().check(z.regex(/^\d{4}-\d{2}(?:-\d{2})?$/));

/** One number to call or to text. */
export const helpline = z.strictObject({
  /** As it is dialed in the country itself. */
  number: z.string().check(z.refine(canBeDialed)),
  way: z.enum(['call', 'text']),
  /** What answers. */
  services: z.array(z.enum(SERVICES)).check(z.refine(servicesFit)),
  /** Who answers, such as `Samaritans`. */
  name: z.optional(someText),
  /** Whom it serves, where that is known: `Anyone in a crisis`, `People in Northern Ireland`. */
  serves: z.optional(someText),
  hours: z.optional(someText),
  languages: z.optional(someText),
  /** What to choose when a voice offers a menu: `6`, `the mental health option`. */
  option: z.optional(someText),
  /** What to write in the text message. */
  body: z.optional(someText),
  /** Where the number comes from, such as `Wikipedia`. */
  source: someText,
  /** Month or day of what the source says. */
  asOf: monthOrDay,
  /** The day on which a person made sure of the number; null as long as no one has. */
  verified: z.nullable(z.strictObject({ on: z.iso.date(), by: z.enum(VERIFIERS) })),
});

/** Where to turn in one country. */
export const countryHelp = z.strictObject({
  /** ISO 3166-1 alpha-2, or a code that ISO leaves to its users for places that an operator added. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  name: someText,
  /** Emergency numbers, then support lines in the order in which they should be tried. Empty where none is known. */
  lines: z.array(helpline),
});

/** The countries in the order of their names. */
export const helpPageData = z.strictObject({ countries: z.array(countryHelp) });

export type Helpline = z.infer<typeof helpline>;
export type CountryHelp = z.infer<typeof countryHelp>;
export type HelpPageData = { readonly countries: readonly CountryHelp[] };

/** The countries to choose from, in the order of their names: those whose helplines are known. */
export type SettingsPageData = { readonly countries: readonly Pick<CountryHelp, 'country' | 'name'>[] };
