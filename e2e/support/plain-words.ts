import { expect, type Page } from '@playwright/test';
import { readingGrade, sentencesOf } from '../../scripts/words/reading-grade';
import { FOR_PEOPLE, wordingProblems } from '../../scripts/words/wording';

/** Fewer words than that say nothing about how hard a page is to read. */
const WORDS_TO_MEASURE = 40;

/**
 * Holds the words of a page as it stands: everyday words, one name for a thing, and sentences that are read with
 * ease.
 *
 * @param most school years that reading the page may take
 * @returns the grade that was measured; null for a page with hardly any sentences
 */
export async function expectPlainWords(page: Page, most: number): Promise<number | null> {
  const { all, running } = await page.evaluate(() => {
    const blocks = [
      ...document.querySelectorAll<HTMLElement>('main :is(p, li, dd, summary, figcaption, blockquote)'),
    ];
    const leaves = blocks.filter((block) => block.querySelector('p, li, dd') === null);
    return {
      all: document.body.innerText,
      running: leaves.map((block) => block.innerText).filter((text) => /[.?!]["”’')]?$/.test(text.trim())),
    };
  });
  const path = new URL(page.url()).pathname;
  const problems = all
    .split('\n')
    .flatMap((line) => wordingProblems(line, FOR_PEOPLE).map((one) => `${one} in “${line}”`));
  expect.soft(problems, `words of ${path}`).toEqual([]);
  const sentences = running.flatMap(sentencesOf);
  if (sentences.join(' ').split(' ').length < WORDS_TO_MEASURE) return null;
  const grade = readingGrade(sentences);
  expect.soft(grade, `reading grade of ${path}`).toBeLessThanOrEqual(most);
  return grade;
}
