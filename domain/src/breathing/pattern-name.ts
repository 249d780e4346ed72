export const LONGEST_NAME = 40;

/** Control characters, and those that could hide or turn round what stands beside a name. */
const NOT_IN_NAMES =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** A name as it is kept and shown: one line of at most 40 characters, possibly empty. */
export function patternName(typed: string): string {
  const line = typed.replaceAll(NOT_IN_NAMES, ' ').replaceAll(/\s+/g, ' ').trim();
  return Array.from(line).slice(0, LONGEST_NAME).join('').trim();
}
