import * as z from 'zod/mini';

const ONE_LINE = /^\P{Cc}*$/u;

/**
 * Counted as people count: a character outside the basic plane, such as 🌿, is one. The fields have no
 * `maxlength`, which counts otherwise and would cut what is pasted without a word.
 */
export const atMost = (max: number, error = `Use at most ${max.toLocaleString('en')} characters here.`) =>
  z.refine<string>((text) => Array.from(text).length <= max, error);

/** Something written in one line. @param name of what is missing when there is nothing, such as `a name` */
export const line = (name: string, max: number) =>
  z
    .string(`Enter ${name}.`)
    .check(
      z.trim(),
      z.minLength(1, `Enter ${name}.`),
      atMost(max),
      z.regex(ONE_LINE, 'Use one line here, without line breaks.'),
    );
