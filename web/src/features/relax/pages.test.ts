import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageCount, pageSpan } from './pages';

test('twenty videos, three at a time, are seven pages, and the last one is full, too', () => {
  expect(pageCount(20, 3)).toBe(7);
  expect(pageSpan(20, 3, 0)).toEqual({ from: 0, to: 3 });
  expect(pageSpan(20, 3, 6)).toEqual({ from: 17, to: 20 });
});

test('every thing is on some page, and every page has as many as there can be', () => {
  fc.assert(
    fc.property(fc.nat(40), fc.integer({ min: 1, max: 5 }), (count, perPage) => {
      const shown = new Set<number>();
      for (let page = 0; page < pageCount(count, perPage); page += 1) {
        const { from, to } = pageSpan(count, perPage, page);
        expect(to - from).toBe(Math.min(count, perPage));
        for (let index = from; index < to; index += 1) shown.add(index);
      }
      expect(shown.size).toBe(count);
    }),
  );
});
