import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchingQuestions } from './faq';

const CATEGORIES = ['general', 'account', 'services', 'support'] as const;

const question = fc.record({
  category: fc.constantFrom(...CATEGORIES),
  question: fc.string({ unit: 'grapheme' }),
  answer: fc.string({ unit: 'grapheme' }),
});
const questions = fc.array(question, { maxLength: 12 });
const filter = fc.record({ category: fc.constantFrom('all' as const, ...CATEGORIES), search: fc.string() });

test('no search and no category leave every question', () => {
  fc.assert(
    fc.property(questions, (items) => {
      expect(matchingQuestions(items, { category: 'all', search: '  ' })).toEqual(items);
    }),
  );
});

test('search and category both hold for what is left', () => {
  fc.assert(
    fc.property(questions, filter, (items, { category, search }) => {
      const both = matchingQuestions(items, { category, search });
      const bySearch = matchingQuestions(items, { category: 'all', search });
      const byCategory = matchingQuestions(items, { category, search: '' });
      expect(both).toEqual(items.filter((item) => bySearch.includes(item) && byCategory.includes(item)));
    }),
  );
});

test('any part of a question or an answer finds it, in any case', () => {
  const words = fc.stringMatching(/^[a-zA-Z]{1,20}$/);
  fc.assert(
    fc.property(question, words, words, words, (item, before, part, after) => {
      const text = `${before}${part}${after}`;
      for (const found of [
        { ...item, question: text },
        { ...item, answer: text },
      ]) {
        for (const search of [part.toUpperCase(), part.toLowerCase(), ` ${part} `])
          expect(matchingQuestions([found], { category: 'all', search })).toEqual([found]);
      }
    }),
  );
});
