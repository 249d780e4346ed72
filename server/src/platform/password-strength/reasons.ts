const COMMON = 'This password is among those that strangers try first.';
const REPEATED = 'Repeated characters or words are easy to guess.';
const KEYS = 'Rows and patterns of keys are easy to guess.';
const DATE = 'Dates and years are easy to guess.';
const OWN = 'This password is made of your name, your address or the name of this place, which others know.';
const SHORT = 'This password would be guessed too soon.';

const BETTER = 'Use three or four words that do not belong together.';

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
