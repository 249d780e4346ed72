import type { PasswordWeakness } from '@stillgrove/contract/refusal-sentences';

/** What zxcvbn warns of, by our names. */
const WEAKNESSES: Readonly<Record<string, PasswordWeakness>> = {
  topTen: 'common',
  topHundred: 'common',
  common: 'common',
  similarToCommon: 'common',
  wordByItself: 'common',
  pwned: 'common',
  simpleRepeat: 'repeated',
  extendedRepeat: 'repeated',
  straightRow: 'keys',
  keyPattern: 'keys',
  sequences: 'sequence',
  recentYears: 'date',
  dates: 'date',
  userInputs: 'own',
};

/** @param warning the name of what zxcvbn warns of, if it does */
export function weaknessIn(warning: string | null): PasswordWeakness {
  return WEAKNESSES[warning ?? ''] ?? 'short';
}
