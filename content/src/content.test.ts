import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePlan, SCAN_MINUTES, speakingMs } from '@stillgrove/domain/body-scan/plan';
import { describe, expect, test } from 'vitest';
import { readArticles } from './articles/articles';
import { readBodyScan } from './body-scan/body-scan';
import { bundledQuestions } from './faq/faq';
import { plainText } from './markdown';
import { readResources } from './resources/resources';
import { renderSmallMarkdown } from './small-markdown';

const DRAWINGS = join(import.meta.dirname, '../../web/src/drawings');
const SHARED = join(import.meta.dirname, '../../web/public/share');
const articles = readArticles();

describe.each(articles)('the article on $title', (article) => {
  const source = readFileSync(join(import.meta.dirname, `articles/${article.id}.md`), 'utf8');

  test('has 800 to 1,500 words', () => {
    const words = plainText(source.slice(source.indexOf('\n---\n', 4) + 5)).split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(800);
    expect(words).toBeLessThanOrEqual(1500);
  });

  test('has its drawings', () => {
    const drawings = article.drawings.map(({ name }) => name);
    for (const name of [...drawings, article.image])
      expect(existsSync(join(DRAWINGS, `${name}.svg`)), name).toBe(true);
    expect(existsSync(join(SHARED, `${article.sharePicture}.jpg`)), article.sharePicture).toBe(true);
  });

  test('leads to help and never shouts', () => {
    expect(article.html).toContain('href="/help"');
    expect(source).not.toContain('!');
  });
});

test('every link inside the texts leads to a page that exists', () => {
  const paths = new Set([
    ...articles.map(({ link }) => link),
    '/breathing',
    '/help',
    '/therapists',
    '/faq',
    '/articles',
    '/contact',
    '/resources',
    '/privacy',
    '/young-people',
    '/terms',
    '/imprint',
    '/login',
    '/forgot-password',
    '/appointments',
    '/settings',
  ]);
  const answers = bundledQuestions().flatMap(({ answer, settled }) =>
    [answer, settled?.answer ?? ''].map(renderSmallMarkdown),
  );
  const texts = [...articles.map(({ html }) => html), ...answers];
  for (const [, href = ''] of texts.join('').matchAll(/href="(\/[^"#?]*)/g))
    expect(paths, href).toContain(href);
});

test('there are eight questions, two in each of the four categories', () => {
  const categories = bundledQuestions().map(({ category }) => category);
  expect(categories.toSorted()).toEqual([
    'account',
    'account',
    'general',
    'general',
    'services',
    'services',
    'support',
    'support',
  ]);
});

test('the sample answers make the promises of the specification', () => {
  const text = bundledQuestions()
    .map(({ answer }) => answer)
    .join(' ');
  for (const promise of [
    '24 hours',
    '24/7',
    'Forgot Password',
    'Appointments',
    'Profile Settings',
    'individual counseling',
    'group therapy',
    'wellness workshops',
    'mindfulness training',
    'crisis intervention',
  ]) {
    expect(text.toLowerCase(), promise).toContain(promise.toLowerCase());
  }
});

test('the library has more than 100 links, each once', () => {
  const resources = readResources();
  expect(resources.length).toBeGreaterThan(100);
  expect(new Set(resources.map(({ link }) => link)).size).toBe(resources.length);
  expect(new Set(resources.map(({ id }) => id)).size).toBe(resources.length);
});

test('the links under Understanding are about mental health', () => {
  const understanding = readResources().filter(({ category }) => category === 'education');
  expect(understanding.map(({ link }) => link).join(' ')).not.toMatch(/khanacademy/);
});

test('nine resources are cards with a drawing of their own, three of each kind', () => {
  const cards = readResources().filter(({ gifLink }) => gifLink !== undefined);
  expect(new Set(cards.map(({ gifLink }) => gifLink)).size).toBe(9);
  for (const category of ['meditation', 'yoga', 'exercise'])
    expect(cards.filter((card) => card.category === category)).toHaveLength(3);
  for (const { gifLink } of cards) expect(existsSync(join(DRAWINGS, `${gifLink}.svg`)), gifLink).toBe(true);
});

test.each(SCAN_MINUTES)(
  'the body scan of %i minutes begins, ends, and leaves silence between sentences',
  (minutes) => {
    const { lines, parts } = makePlan(readBodyScan(), minutes);
    expect(parts.at(0)?.id).toBe('arriving');
    expect(parts.at(-1)?.id).toBe('returning');
    for (const { text, startMs, endMs } of lines)
      expect(endMs - startMs - speakingMs(text), text).toBeGreaterThan(2_000);
  },
);

test('no sentence of the body scan is said twice, shouts, or gives an order to relax', () => {
  const lines = readBodyScan().flatMap((part) => part.lines.map(({ text }) => text));
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines.join(' ')).not.toMatch(/!|\brelax\b|\bmust\b|\bshould\b/i);
});
