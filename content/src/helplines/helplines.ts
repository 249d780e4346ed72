import * as z from 'zod/mini';
import corrections from './corrections.json' with { type: 'json' };
import compiled from './helplines.json' with { type: 'json' };

const plainLine = z.object({ number: z.string(), note: z.nullable(z.string()) });
const line = z.extend(plainLine, { text: z.optional(z.boolean()), body: z.optional(z.string()) });

const compiledList = z.object({
  generatedAt: z.string(),
  data: z.array(
    z.object({
      country: z.string().check(z.length(2)),
      name: z.string(),
      emergency: z.nullable(plainLine),
      crisis: z.nullable(plainLine),
    }),
  ),
});

const correctionList = z.array(
  z.strictObject({
    country: z.string().check(z.length(2)),
    checked: z.string(),
    source: z.string(),
    emergency: z.optional(line),
    crisis: z.array(line),
  }),
);

/**
 * Emergency numbers and crisis lines of all countries in the order of their names, corrected where a later source
 * knows better.
 *
 * @returns the numbers, and that source; null where the compiled list stands
 */
export function bundledHelplines() {
  const { data, generatedAt } = compiledList.parse(compiled);
  const corrected = new Map(correctionList.parse(corrections).map((entry) => [entry.country, entry]));
  const byName = data.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  return byName.map(({ country, name, emergency, crisis }) => {
    const correction = corrected.get(country);
    const help = {
      country,
      name,
      emergency: correction?.emergency ?? emergency,
      crisis: correction?.crisis ?? (crisis === null ? [] : [crisis]),
      checked: correction?.checked ?? generatedAt,
    };
    return { help, source: correction?.source ?? null };
  });
}
