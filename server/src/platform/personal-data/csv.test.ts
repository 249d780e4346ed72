import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvOf } from './csv';

/** Reads CSV as RFC 4180 has it. */
function cellsOf(csv: string): string[][] {
  const cells = [...csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)];
  const lines: string[][] = [[]];
  for (const [, quoted, plain = '', end] of cells) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') lines.push([]);
  }
  return lines.slice(0, -1);
}

test('whatever a person wrote is read back as it was', () => {
  const words = fc.string({ unit: 'binary' }).filter((text) => !/^[=+\-@\t\r]/.test(text));
  fc.assert(
    fc.property(fc.array(fc.record({ a: words, b: words }), { minLength: 1 }), (rows) => {
      expect(cellsOf(csvOf(rows))).toEqual([['a', 'b'], ...rows.map(({ a, b }) => [a, b])]);
    }),
  );
});

test('no cell is run as a formula', () => {
  const csv = csvOf([{ name: '=HYPERLINK("https://evil.example")', points: 3, done: true, left: null }]);
  expect(cellsOf(csv)[1]).toEqual([`'=HYPERLINK("https://evil.example")`, '3', 'true', '']);
});

test('nothing stored is an empty file', () => {
  expect(csvOf([])).toBe('\r\n');
});
