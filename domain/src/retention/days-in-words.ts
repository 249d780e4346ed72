const IN_WORDS: Readonly<Record<number, string>> = { 1: 'one day', 365: 'one year', 730: 'two years' };

/** A number of whole days as the privacy text says it, such as "one year" or "30 days". */
export function daysInWords(days: number): string {
  return IN_WORDS[days] ?? `${String(days)} days`;
}
