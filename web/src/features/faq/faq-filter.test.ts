import type { FaqItem } from '@stillgrove/contract/faq';
import { expect, test } from 'vitest';
import { categoryOf, suggestedFilters } from './faq-filter';

test('an unknown category in the address shows all questions', () => {
  expect(categoryOf('account')).toBe('account');
  expect(categoryOf('everything')).toBe('all');
  expect(categoryOf(null)).toBe('all');
});

const item = (question: string, answer: string): FaqItem => ({
  id: question.length,
  category: 'account',
  question,
  answer,
  answerHtml: answer,
  sample: false,
});

test('where nothing is found, the search as it was meant is offered, or else its words that find something', () => {
  const items = [
    item('How do I reset my password?', 'Choose Forgot Password on the page to sign in.'),
    item('How do I book?', 'Choose a day on the page of a therapist.'),
  ];
  const offered = (search: string) =>
    suggestedFilters(items, { category: 'all', search }).map(({ change }) => change.search);
  expect(offered('pasword')).toEqual(['password']);
  expect(offered('forgot pasword')).toEqual(['forgot password']);
  expect(offered('pasword reste')).toEqual(['password', 'reset']);
  expect(offered('password reset')).toEqual(['password', 'reset']);
  expect(offered('my volleyball')).toEqual([]);
});
