import { t } from '../language/message';
import { firstName } from './account';

/** Why a name is not taken. */
type NameProblem = 'no-letter' | 'hidden-character' | 'link';

/** The words for each problem, for people. */
export const NAME_PROBLEMS: Record<NameProblem, string> = {
  'no-letter': t`Enter your name with at least one letter.`,
  'hidden-character': t`Use letters for your name, without line breaks or characters that can't be seen.`,
  link: t`Enter a name that doesn’t look like a web address: leave out slashes, and put a space after a dot.`,
};

/** Control characters, halves of characters, marks that turn the direction, and spaces of no width. */
const HIDDEN = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u200B\u2060\uFEFF]/u;
/** A slash in any spelling, or a dot before letters, such as email programs make links of. Initials pass. */
const LINK_LIKE = /[/\\\u2044\u2215\uFF0F]|[.\u3002\uFF0E\uFF61]\p{L}{2}/u;

/** @returns what is wrong with a name, or null: names appear in emails and lists that others read */
export function nameProblem(fullName: string): NameProblem | null {
  if (HIDDEN.test(fullName)) return 'hidden-character';
  if (LINK_LIKE.test(fullName)) return 'link';
  return /\p{L}/u.test(fullName) ? null : 'no-letter';
}

/** The first line of an email to an address that no one has confirmed: a stranger may have typed the name. */
export const NAMELESS_GREETING = 'Hi,';

/** The first line of an email to a confirmed address. A name that would not be taken today is left out. */
export function greetingTo(fullName: string): string {
  if (nameProblem(fullName) !== null) return NAMELESS_GREETING;
  return `Hi ${firstName(fullName)},`;
}
