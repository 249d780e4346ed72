import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageOf } from './paging';

const length = fc.nat({ max: 500 });
const size = fc.integer({ min: 1, max: 60 });

test('page after page shows each row once', () => {
  fc.assert(
    fc.property(length, size, (total, most) => {
      const { of } = pageOf(1, total, most).shown;
      const rows = Array.from({ length: of }, (_, index) => pageOf(index + 1, total, most)).flatMap(
        ({ offset, limit }) =>
          Array.from({ length: Math.min(limit, total - offset) }, (_, row) => offset + row),
      );
      expect(rows).toEqual(Array.from({ length: total }, (_, row) => row));
    }),
  );
});

test('past the end is the last page, and an empty list has one', () => {
  expect(pageOf(9, 41, 20)).toEqual({ shown: { number: 3, of: 3 }, limit: 20, offset: 40 });
  expect(pageOf(2, 0, 20)).toEqual({ shown: { number: 1, of: 1 }, limit: 20, offset: 0 });
});
