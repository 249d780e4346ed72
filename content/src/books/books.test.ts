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

test('the words on the shelf never shout', () => {
  expect(JSON.stringify(books)).not.toContain('!');
});
