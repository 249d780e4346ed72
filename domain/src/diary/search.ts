import { plain } from '../language/plain';
import type { DiaryEntry } from './entry';

/**
 * The pages in which every word that was asked for stands, in text, mood or date. Case and accents do
 * not matter; parts of words count.
 *
 * @param spoken how a page's date and mood are written on the screen, which can be searched as well
 */
export function findEntries<Entry extends Pick<DiaryEntry, 'day' | 'mood' | 'text'>>(
  entries: readonly Entry[],
  asked: string,
  spoken: (entry: Entry) => string = () => '',
): readonly Entry[] {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries;
  return entries.filter((entry) => {
    const page = plain(`${entry.text}\n${entry.mood}\n${entry.day}\n${spoken(entry)}`);
    return words.every((word) => page.includes(word));
  });
}
