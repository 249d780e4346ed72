import { expect, test } from 'vitest';
import { returnPath, signInPath } from './return-path';

const ORIGIN = 'https://grove.example';

test('after sign-in people land on the page that sent them', () => {
  expect(returnPath('?from=%2Fbreathing', ORIGIN)).toBe('/breathing');
  expect(signInPath('/reward')).toBe('/login?from=%2Freward');
});

test('nobody is sent to another site', () => {
  for (const foreign of [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '\\\\evil',
    '/.//evil.example',
    '//[',
  ]) {
    expect(returnPath(`?from=${encodeURIComponent(foreign)}`, ORIGIN)).toBe('/');
  }
});

test('without a page that sent them they land at the start', () => {
  expect(returnPath('', ORIGIN)).toBe('/');
});
