import { plain } from '@stillgrove/domain/language/plain';
import { distance } from 'fastest-levenshtein';

/** Shorter words are too easily taken for another. */
export const SHORTEST_WORD = 4;
/** From so many letters on two of them may be wrong. */
const LONG = 7;

/**
 * A search in which each word that stands in none of the texts gives way to the one most like it.
 *
 * @param search what was typed
 * @param texts what was searched
 * @returns null where nothing is misspelled, or a word is like none of the texts
 */
export function suggestedSpelling(search: string, texts: readonly string[]): string | null {
  const words = suggestedWords(search, texts);
  const isSpelledRight = words.every(({ typed, meant }) => typed === meant);
  if (isSpelledRight || words.some(({ meant }) => meant === null)) return null;
  return words.map(({ meant }) => meant).join(' ');
}

/**
 * Each word in a search, and the one in the texts that it may be meant to be: itself where it stands in them, null where it
 * is like none of them.
 */
export function suggestedWords(
  search: string,
  texts: readonly string[],
): { typed: string; meant: string | null }[] {
  const text = plain(texts.join('\n'));
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.every((word) => text.includes(word))) return words.map((word) => ({ typed: word, meant: word }));
  const known = countOfEach(text.match(/\p{L}+/gu) ?? []);
  return words.map((word) => ({ typed: word, meant: text.includes(word) ? word : nearest(word, known) }));
}

function countOfEach(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The word with the fewest wrong letters, of several the one that is used most. */
function nearest(typed: string, known: ReadonlyMap<string, number>): string | null {
  if (typed.length < SHORTEST_WORD) return null;
  const most = typed.length < LONG ? 1 : 2;
  const [first] = [...known]
    .filter(([word]) => Math.abs(word.length - typed.length) <= most)
    .map(([word, count]) => ({ word, count, wrong: editDistance(typed, word) }))
    .filter(({ wrong }) => wrong <= most)
    .sort((one, other) => one.wrong - other.wrong || other.count - one.count);
  return first?.word ?? null;
}

/** Letters that only changed places count as one. */
function editDistance(typed: string, word: string): number {
  return sorted(typed) === sorted(word) ? 1 : distance(typed, word);
}

function sorted(word: string): string {
  return Array.from(word).sort().join('');
}
