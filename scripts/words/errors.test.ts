import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readingGrade, sentencesOf } from './reading-grade';
import { sourceTexts } from './source-texts';

const ROOT = join(import.meta.dirname, '../..');

/** Where the sentences stand that tell people why something was refused or did not work. */
const PLACES = [
  'contract/src/*.ts',
  'server/src/**/*refusals.ts',
  'server/src/platform/errors/*.ts',
  'server/src/platform/rate-limits/too-many-tries.ts',
  'web/src/**/*failure-words.ts',
  'web/src/**/*error-words.ts',
];

/** Fewer words than that say nothing about how hard a text is to read. */
const WORDS_TO_MEASURE = 40;

const files = execFileSync('git', ['ls-files', '--', ...PLACES.map((place) => `:(glob)${place}`)], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !file.includes('.test.'));

const errors = files.map((file) => ({
  file,
  sentences: sourceTexts(join(ROOT, file))
    .filter(({ kind, text }) => kind === 'string' && /[.?!]$/.test(text))
    .flatMap(({ text }) => sentencesOf(text)),
}));

test('there are errors to measure', () => {
  expect(errors.flatMap(({ sentences }) => sentences).length).toBeGreaterThan(200);
});

test.each(errors.filter(({ sentences }) => sentences.join(' ').split(' ').length >= WORDS_TO_MEASURE))(
  'errors in $file can be read with six years of school',
  ({ sentences }) => {
    expect(readingGrade(sentences)).toBeLessThanOrEqual(6);
  },
);
