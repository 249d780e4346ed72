import type { Routine } from '@stillgrove/domain/movement/routine';
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const id = z.string().check(z.regex(/^[a-z-]+$/));
const words = z.string().check(z.minLength(1), z.maxLength(240));

const routines = z.array(
  z.strictObject({
    id,
    name: words,
    places: z.array(z.literal(['chair', 'desk', 'bed', 'standing', 'walking'])).check(z.minLength(1)),
    figure: id,
    summary: words,
    mind: z.array(words).check(z.minLength(1)),
    steps: z
      .array(
        z.strictObject({
          name: words,
          seconds: z.int().check(z.gte(15), z.lte(120)),
          figure: id,
          how: words,
          often: z.optional(words),
          easier: words,
          seated: z.optional(z.strictObject({ how: words, figure: id })),
        }),
      )
      .check(z.minLength(6), z.maxLength(14)),
  }),
);

/** The routines of movement, with all their words. For the build. */
export function readMovement(): readonly Routine[] {
  return routines.parse(JSON.parse(readFileSync(new URL('./movement.json', import.meta.url), 'utf8')));
}
