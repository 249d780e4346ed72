import { t } from '@stillgrove/domain/language/message';
import * as z from 'zod/mini';
import { atMost } from './text';

/**
 * Nothing that cannot be seen and still does something: control characters, halves of characters, and
 * marks that turn the direction of what follows.
 */
const VISIBLE = /^[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]*$/u;

/**
 * Text of an operator that visitors read: on one line, without spaces around it.
 *
 * @param most characters as people count them: 🌿 is one
 * @param missing what to say when there is none; null where it may be empty
 */
export function writtenLine(most: number, missing: string | null) {
  return z.string().check(
    z.trim(),
    z.refine((text) => missing === null || text !== '', missing ?? ''),
    atMost(most),
    z.regex(VISIBLE, t`Use one line of plain characters here.`),
  );
}
