import { expect, test } from 'vitest';
import { everyEmail } from '../../server/src/testing/every-email';
import { readingGrade, sentencesOf } from './reading-grade';
import { FOR_PEOPLE, wordingProblems } from './wording';

const EMAILS = everyEmail();

test.each(EMAILS)('“$name” uses everyday words', ({ subject, text }) => {
  expect(wordingProblems(`${subject}\n${text}`, FOR_PEOPLE)).toEqual([]);
});

test.each(EMAILS)('“$name” can be read with six years of school', ({ text }) => {
  const sentences = text
    .split(/\n+/)
    .filter((line) => /[.?!]$/.test(line))
    .flatMap(sentencesOf);
  expect(readingGrade(sentences)).toBeLessThanOrEqual(6);
});
