const COMMON = 'This is one of the most common passwords.';
const REPEATED = 'Repeated characters or words are easy to guess.';
const KEYS = 'Keyboard patterns are easy to guess.';
const DATE = 'Dates and years are easy to guess.';
const OWN = 'This password contains your name, your address or the name of this site, which others know.';
const SHORT = 'This password is too easy to guess.';

const BETTER = 'Try three or four words that don’t belong together.';

/** What zxcvbn warns of, in our words. */
const REASONS: Readonly<Record<string, string>> = {
  topTen: COMMON,
  topHundred: COMMON,
  common: COMMON,
  similarToCommon: COMMON,
  wordByItself: COMMON,
  pwned: COMMON,
  simpleRepeat: REPEATED,
  extendedRepeat: REPEATED,
  straightRow: KEYS,
  keyPattern: KEYS,
  sequences: 'Sequences such as abc or 123 are easy to guess.',
  recentYears: DATE,
  dates: DATE,
  userInputs: OWN,
};

/** @param warning the name of what zxcvbn warns of, if it does */
export function reasonIn(warning: string | null): string {
  return `${REASONS[warning ?? ''] ?? SHORT} ${BETTER}`;
}
