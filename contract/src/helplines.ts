import * as z from 'zod/mini';

export const helpline = z.strictObject({
  /** As it is dialed within the country. */
  number: z.string(),
  note: z.nullable(z.string()),
  /** Reached by text message and not by a call. */
  text: z.optional(z.boolean()),
  /** What to write in the text message. */
  body: z.optional(z.string()),
});

/** Where to turn in one country. */
export const countryHelp = z.strictObject({
  /** ISO 3166-1 alpha-2. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  name: z.string(),
  emergency: z.nullable(helpline),
  /** In the order in which they should be tried. */
  crisis: z.array(helpline),
  /** Month or day on which the numbers were last checked, `YYYY-MM` or `YYYY-MM-DD`. */
  checked: z.string().check(z.regex(/^\d{4}-\d{2}(?:-\d{2})?$/)),
});

/** The countries in the order of their names. */
export const helpPageData = z.strictObject({ countries: z.array(countryHelp) });

export type Helpline = z.infer<typeof helpline>;
export type CountryHelp = z.infer<typeof countryHelp>;
export type HelpPageData = { readonly countries: readonly CountryHelp[] };
