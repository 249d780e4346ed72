import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

/**
 * Flesch-Kincaid grade: the school year in the United States in which a text is read with ease
 * (Kincaid et al., 1975).
 *
 * @param sentences whole sentences; addresses and numbers count as one short word
 */
export function readingGrade(sentences: readonly string[]): number {
  const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}\d][\p{L}\d'’.@/-]*/gu) ?? []);
  if (words.length === 0) return 0;
  let count = 0;
  for (const word of words) {
    count += /[\d@/]|\.\w/.test(word) ? 1 : Math.max(1, syllable(word));
  }
  return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: count });
}

/** The sentences of running text: from its first letter to a full stop, question mark or colon at its end. */
export function sentencesOf(text: string): string[] {
  return text
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=[.?!:][”"’')]?) (?=[\p{Lu}\d“"(])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
}
