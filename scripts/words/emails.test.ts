import { expect, test } from 'vitest';
import { everyEmail } from '../../server/src/testing/every-email';
import { readingGrade, sentencesOf } from './reading-grade';
import { FOR_PEOPLE, wordingProblems } from './wording';

const EMAILS = everyEmail();

test.each(EMAILS)('“$name” uses everyday words', ({ subject, text }) => {
  expect(wordingProblems(`${subject}\n${text}`, FOR_PEOPLE)).toEqual([]);
});

const REASON = /^You’re getting this email because .*Stillgrove/;

test.each(EMAILS)('“$name” opens with the news, and says last why it came', ({ text }) => {
  const [ownWords = ''] = text.split('\n\nYou wrote:');
  const [, news = '', ...others] = ownWords.trim().split('\n\n');
  expect(sentencesOf(news)[0]).not.toMatch(/\b(?:this email|get(?:ting)? (?:this|an) |sends? (?:this|an) )/i);
  expect(others.pop()).toMatch(REASON);
  expect(others.join('\n')).not.toMatch(/this email because/);
});

test.each(EMAILS)('“$name” can be read with six years of school', ({ text }) => {
  const sentences = text
    .split(/\n+/)
    .filter((line) => /[.?!]$/.test(line))
    .flatMap(sentencesOf);
  expect(readingGrade(sentences)).toBeLessThanOrEqual(6);
});
