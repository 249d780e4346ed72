import type { PasswordWeakness } from '@stillgrove/contract/refusal-sentences';
import { normalizePassword } from '@stillgrove/domain/accounts/account';
import { withoutKeyboardWalks } from '@stillgrove/domain/accounts/keyboard-walks';
import { weaknessIn } from './weaknesses';

/** Whom a password is for: what others know about them makes it easier to guess. */
export type Owner = { readonly fullName: string; readonly email: string };

/** Detects passwords that are easy to guess; an interface, so that the dictionary is loaded when first needed. */
export type PasswordStrength = {
  /** @returns why it is refused; null when it is good */
  weaknessOf(password: string, owner: Owner): Promise<PasswordWeakness | null>;
};

/**
 * The fewest guesses that a password must withstand, as zxcvbn counts them: half of what eight
 * characters without any pattern withstand.
 */
const GUESSES_MIN = 5e7;

/** What is left without the owner's own words, or without walks over the keyboard, must still take as many guesses as limits forbid in years. */
const GUESSES_MIN_OF_REST = 1e6;

/** The part that is looked at. Looking at 128 characters may take a second; a longer password is never weaker. */
const LOOKED_AT = 40;

/** Shorter words stand inside too many others. */
const WORD_MIN_LENGTH = 3;

/** @param options.siteName the name of the instance, which is known to all as well */
export function createPasswordStrength({ siteName }: { siteName: () => Promise<string> }): PasswordStrength {
  let loaded: ReturnType<typeof loadGuesser> | undefined;

  return {
    async weaknessOf(password, owner) {
      const guesser = await (loaded ??= loadGuesser());
      const shown = Array.from(normalizePassword(password)).slice(0, LOOKED_AT).join('');
      const own = ownWords(owner, await siteName());
      const rest = without(shown.toLowerCase(), own);
      if (rest !== shown.toLowerCase() && guesser.check(rest).guesses < GUESSES_MIN_OF_REST)
        return weaknessIn('userInputs');
      const { guesses, feedback } = guesser.check(shown, own);
      if (guesses < GUESSES_MIN) return weaknessIn(feedback.warning);
      const walked = withoutKeyboardWalks(normalizePassword(password)).map((left) =>
        Array.from(left).slice(0, LOOKED_AT).join(''),
      );
      return walked.some((left) => guesser.check(left).guesses < GUESSES_MIN_OF_REST)
        ? weaknessIn('keyPattern')
        : null;
    },
  };
}

async function loadGuesser() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}

function ownWords({ fullName, email }: Owner, siteName: string): string[] {
  const words = `${fullName} ${email} ${siteName}`
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  const whole = [email.toLowerCase(), fullName.toLowerCase().replace(/\s+/g, '')];
  // The longest first, so that nothing of a longer word stays behind.
  return [...new Set([...whole, ...words])]
    .filter((word) => word.length >= WORD_MIN_LENGTH)
    .sort((a, b) => b.length - a.length);
}

function without(text: string, words: readonly string[]): string {
  return words.reduce((left, word) => left.replaceAll(word, ''), text);
}
