import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceTexts } from './source-texts';

const ROOT = join(import.meta.dirname, '../..');

/** All that the pages of self-checks say, except the words of the questionnaires. */
const texts = execFileSync(
  'git',
  ['ls-files', '--', ...['ts', 'tsx'].map((ending) => `:(glob)web/src/features/self-check/*.${ending}`)],
  { cwd: ROOT, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file !== '' && !file.includes('.test.'))
  .flatMap((file) => sourceTexts(join(ROOT, file)))
  .filter(({ kind }) => kind === 'string')
  .map(({ text }) => text);

test('there are texts to look at', () => {
  expect(texts.length).toBeGreaterThan(60);
});

test('“diagnosis” is said only where it is denied', () => {
  const elsewhere = texts.map((text) => text.replaceAll(/This (?:is not|isn’t) a diagnosis/g, ''));
  expect(elsewhere.filter((text) => /diagnos/i.test(text))).toEqual([]);
});

test('no text tells someone what they have, speaks of failing, or cries out', () => {
  expect(texts.filter((text) => /\byou have\b|\bfail|!/i.test(text))).toEqual([]);
});
