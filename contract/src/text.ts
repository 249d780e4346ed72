import { t } from '@stillgrove/domain/language/message';
import * as z from 'zod/mini';

const ONE_LINE = /^\P{Cc}*$/u;

/**
 * Counted as people count: a character outside the basic plane, such as 🌿, is one. The fields have no
 * `maxlength`, which counts otherwise and would cut what is pasted without a word.
 *
 * @param sentence says so, given the number in words of English; made when it is wanted, since the first
 *   number that is put into words loads tables
 */
export const atMost = (max: number, sentence = (most: string) => t`Use at most ${most} characters here.`) =>
  z.refine<string>((text) => Array.from(text).length <= max, {
    error: () => sentence(max.toLocaleString('en')),
  });

/** Something written in one line. @param name of what is missing when there is nothing, such as `a name` */
export const line = (name: string, max: number) =>
  z
    .string(t`Enter ${name}.`)
    .check(
      z.trim(),
      z.minLength(1, t`Enter ${name}.`),
      atMost(max),
      z.regex(ONE_LINE, t`Use one line here, without line breaks.`),
    );
