import { plain } from '@stillgrove/domain/language/plain';
import { distance } from 'fastest-levenshtein';

/** Shorter words are too easily taken for another. */
const SHORTEST = 4;
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
  const text = plain(texts.join('\n'));
  const typed = plain(search).split(/\s+/).filter(Boolean);
  if (typed.every((word) => text.includes(word))) return null;
  const known = countOfEach(text.match(/\p{L}+/gu) ?? []);
  const words = typed.map((word) => (text.includes(word) ? word : nearest(word, known)));
  return words.includes(null) ? null : words.join(' ');
}

function countOfEach(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The word with the fewest wrong letters, of several the one that is used most. */
function nearest(typed: string, known: ReadonlyMap<string, number>): string | null {
  if (typed.length < SHORTEST) return null;
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
