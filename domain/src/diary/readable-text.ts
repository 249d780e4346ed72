import { newestFirst, type DiaryEntry } from './entry';

/**
 * The diary as a text that can be read and printed anywhere, oldest day first.
 *
 * @param dayInWords writes a `YYYY-MM-DD` day as people do
 * @param moodInWords writes a mood as the screen does
 */
export function readableText(
  entries: readonly DiaryEntry[],
  dayInWords: (day: string) => string,
  moodInWords: (mood: string) => string = (mood) => mood,
): string {
  const pages = [...entries].sort(newestFirst).reverse();
  return pages
    .map(({ day, mood, text }) => {
      const heading = mood === '' ? dayInWords(day) : `${dayInWords(day)} · ${moodInWords(mood)}`;
      return `${heading}\n\n${text.trim()}\n`;
    })
    .join('\n\n');
}
