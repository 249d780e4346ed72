import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const plainLine = z.object({ number: z.string(), note: z.nullable(z.string()) });
const line = z.extend(plainLine, { text: z.optional(z.boolean()), body: z.optional(z.string()) });

const compiled = z.object({
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

const corrections = z.array(
  z.strictObject({
    country: z.string().check(z.length(2)),
    checked: z.string(),
    source: z.string(),
    emergency: z.optional(line),
    crisis: z.array(line),
  }),
);

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

/** Emergency numbers and crisis lines of all countries, corrected where a later source knows better. For the build. */
export function readHelplines() {
  const { data, generatedAt } = compiled.parse(read('./helplines.json'));
  const corrected = new Map(
    corrections.parse(read('./corrections.json')).map((entry) => [entry.country, entry]),
  );
  return data.map(({ country, name, emergency, crisis }) => {
    const correction = corrected.get(country);
    return {
      country,
      name,
      emergency: correction?.emergency ?? emergency,
      crisis: correction?.crisis ?? (crisis === null ? [] : [crisis]),
      checked: correction?.checked ?? generatedAt,
    };
  });
}
