import { expect, test } from 'vitest';
import { bundledBooks } from './books';

const books = bundledBooks();

function isIsbn13(isbn: string): boolean {
  const sum = Array.from(isbn, Number).reduce(
    (total, digit, place) => total + digit * (place % 2 ? 3 : 1),
    0,
  );
  return sum % 10 === 0;
}

test('at least forty books ship with the product, each once', () => {
  expect(books.length).toBeGreaterThanOrEqual(40);
  for (const value of [books.map(({ id }) => id), books.map(({ previewLink }) => previewLink)])
    expect(new Set(value).size).toBe(books.length);
});

test.each(books)('$title can be found by its number', ({ isbn13, gutenbergId, previewLink }) => {
  if (gutenbergId !== undefined) {
    expect(isbn13).toBeUndefined();
    expect(previewLink).toBe(`https://www.gutenberg.org/ebooks/${gutenbergId}`);
    return;
  }
  expect(isIsbn13(isbn13 ?? '')).toBe(true);
  expect(previewLink).toBe(`https://openlibrary.org/isbn/${isbn13}`);
});

test('the descriptions never shout', () => {
  expect(JSON.stringify(books)).not.toContain('!');
});

test('no book on the list blames people for being ill', () => {
  expect(books.map(({ id }) => id)).not.toContain('as-a-man-thinketh');
});

test.each([
  'reasons-to-stay-alive',
  'darkness-visible',
  'an-unquiet-mind',
  'the-noonday-demon',
  'mans-search-for-meaning',
])('%s says before it is opened that it talks about suicide', (id) => {
  expect(books.find((book) => book.id === id)?.note).toMatch(/suicid/);
});

test('a book whose figures are disputed says so', () => {
  expect(books.find(({ id }) => id === 'why-we-sleep')?.note).toMatch(/disputed/);
});
