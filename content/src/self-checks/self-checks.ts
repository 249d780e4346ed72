import type { Questionnaire } from '@stillgrove/domain/self-checks/questionnaire';
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
// By its path: this file is read by Vite as configuration, which loads packages without compiling TypeScript.
import { FORM_RULES, INSTRUMENTS } from '../../../domain/src/self-checks/forms';

const words = z.string().check(z.minLength(1));
const options = z.array(z.strictObject({ value: z.int(), text: words })).check(z.minLength(4));

const questionnaire = z.strictObject({
  instrument: z.enum(INSTRUMENTS),
  language: z.string().check(z.regex(/^[a-z]{2}(?:-[A-Z]{2})?$/)),
  name: words,
  fullName: words,
  short: z.optional(z.strictObject({ name: words, fullName: words, source: words })),
  edition: words,
  source: words,
  comparedWith: words,
  license: z.strictObject({ name: words, url: z.optional(z.url()) }),
  credit: words,
  stem: words,
  items: z.array(words),
  options,
  difficulty: z.optional(z.strictObject({ question: words, options })),
});

/**
 * The official words of the self-checks, in English: each instrument in a folder of its own, a file for each language. For
 * the build.
 */
export function readSelfChecks(): readonly Questionnaire[] {
  return INSTRUMENTS.map((instrument) => {
    const file = new URL(`./${instrument}/en.json`, import.meta.url);
    const read = questionnaire.parse(JSON.parse(readFileSync(file, 'utf8')));
    const { items } = FORM_RULES[instrument];
    if (read.instrument !== instrument || read.items.length !== items)
      throw new Error(`${instrument}/en.json is not the ${String(items)} items of ${instrument}.`);
    return read;
  });
}
