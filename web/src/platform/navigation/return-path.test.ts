import fc from 'fast-check';
import { expect, test } from 'vitest';
import { returnPath, signInPath } from './return-path';

const ORIGIN = 'https://grove.example';

test('after sign-in people land on the page that sent them', () => {
  expect(returnPath('?from=%2Fbreathing', ORIGIN)).toBe('/breathing');
  expect(signInPath('/reward')).toBe('/login?from=%2Freward');
});

test('no one is sent to another site', () => {
  for (const foreign of [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '\\\\evil',
    '/.//evil.example',
    '//[',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/.\\/evil.example',
    '//',
    '/\t/evil.example',
  ]) {
    expect(returnPath(`?from=${encodeURIComponent(foreign)}`, ORIGIN)).toBe('/');
  }
});

test('without a page that sent them they land at the start', () => {
  expect(returnPath('', ORIGIN)).toBe('/');
});

const parts = fc.constantFrom(
  '/',
  '\\',
  '.',
  '..',
  '%2e',
  '//',
  'evil.example',
  ':',
  '@',
  '?',
  '#',
  '\t',
  '\n',
  'https:',
  'a',
  '[',
);
const anyFrom = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(parts).map((some) => `/${some.join('')}`),
);

test('whatever the address says, it leads to a page of ours and nothing breaks', () => {
  fc.assert(
    fc.property(anyFrom, (from) => {
      const path = returnPath(`?${new URLSearchParams({ from }).toString()}`, ORIGIN);
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
    }),
    { numRuns: 2000 },
  );
});
