import { expect, test } from 'vitest';
import { areHelplinesVerified, bundledHelp, shownHelplines } from './shown-helplines';

const verified = { on: '2026-11-20', by: 'site' } as const;
const checked = (country: string) => ({
  country,
  lines: bundledHelp(country)!.lines.map((line) => ({ ...line, verified })),
});

test('the numbers of a country count as verified only when each of them is', () => {
  const norway = checked('NO');
  expect(areHelplinesVerified([], ['NO'])).toBe(false);
  expect(areHelplinesVerified([norway], ['NO'])).toBe(true);
  expect(areHelplinesVerified([norway], ['NO', 'SE'])).toBe(false);
  const [first, ...others] = norway.lines;
  const lines = [{ ...first!, verified: null }, ...others];
  expect(areHelplinesVerified([{ ...norway, lines }], ['NO'])).toBe(false);
});

test('a country without any number is not verified', () => {
  expect(bundledHelp('BV')?.lines).toEqual([]);
  expect(areHelplinesVerified([], ['BV'])).toBe(false);
});

test('a place that an operator added stands among the others by its name', () => {
  const names = shownHelplines([{ country: 'XA', name: 'Somaliland', lines: [] }]).map(({ name }) => name);
  expect(names.slice(names.indexOf('Somalia'), names.indexOf('Somalia') + 2)).toEqual([
    'Somalia',
    'Somaliland',
  ]);
});
