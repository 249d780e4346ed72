import { canBeDialed } from '@stillgrove/domain/help/number';
import { SERVICES, servicesFit } from '@stillgrove/domain/help/services';
import * as z from 'zod/mini';
import bundled from './helplines.json' with { type: 'json' };

const words = z.string().check(z.minLength(1));

const line = z.strictObject({
  number: z.string().check(z.refine(canBeDialed)),
  way: z.enum(['call', 'text']),
  services: z.array(z.enum(SERVICES)).check(z.refine(servicesFit)),
  name: z.optional(words),
  serves: z.optional(words),
  hours: z.optional(words),
  languages: z.optional(words),
  option: z.optional(words),
  body: z.optional(words),
  source: words,
  asOf: z.string().check(z.regex(/^\d{4}-\d{2}(?:-\d{2})?$/)),
  verified: z.nullable(z.strictObject({ on: z.iso.date(), by: z.literal('project') })),
});

const file = z.strictObject({
  license: z.literal('CC BY-SA 4.0'),
  countries: z.array(
    z.strictObject({
      country: z.string().check(z.regex(/^[A-Z]{2}$/)),
      name: words,
      lines: z.array(line),
    }),
  ),
});

/** Emergency numbers and support lines of all countries, in the order of the countries' names. */
export function bundledHelplines() {
  const { countries } = file.parse(bundled);
  return countries.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}
