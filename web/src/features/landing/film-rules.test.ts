import { expect, test } from 'vitest';
import { beginsByItself } from './film-rules';

const WILLING = { paused: false, motion: 'full', savesData: false } as const;

test('the film begins by itself where nothing speaks against it', () => {
  expect(beginsByItself(WILLING)).toBe(true);
});

test.each([
  ['it was stopped by hand', { paused: true }],
  ['motion is unwanted', { motion: 'still' as const }],
  ['data is to be saved', { savesData: true }],
])('the film stays a picture when %s', (_, wish) => {
  expect(beginsByItself({ ...WILLING, ...wish })).toBe(false);
});
