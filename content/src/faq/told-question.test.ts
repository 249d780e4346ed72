import { expect, test } from 'vitest';
import { bundledQuestions } from './faq';
import { toldQuestion } from './told-question';

const NOTHING_SAID = { services: [], sampleServices: true, answerHours: null, crisisRole: false };

const told = (id: number, settings: Partial<Parameters<typeof toldQuestion>[1]> = {}) => {
  const question = bundledQuestions().find((one) => one.id === id);
  if (question === undefined) throw new Error(`There is no question ${String(id)}.`);
  return toldQuestion(question, { ...NOTHING_SAID, ...settings }, 8);
};

test('the services and answer times of the specification are samples until an operator saves them', () => {
  expect(bundledQuestions().flatMap(({ id }) => (told(id).sample ? [id] : []))).toEqual([5, 7]);
  expect(told(5).answer).toContain(
    'individual counseling, group therapy, wellness workshops, mindfulness training and crisis intervention',
  );
  expect(told(7).answer).toContain('Support is available 24/7, and we respond within 24 hours.');
});

test('once services are saved, the answer names these and no others', () => {
  const { answer, sample } = told(5, { sampleServices: false, services: ['workshops'] });
  expect(sample).toBe(false);
  expect(answer).toMatch(/^Our team offers wellness workshops\. /);
  expect(answer).not.toMatch(/group therapy|crisis intervention/);
});

test('once an answer time is set, the answer promises that one and no other', () => {
  const { answer, sample } = told(7, { answerHours: 72 });
  expect(sample).toBe(false);
  expect(answer).toContain('We answer within 3 days.');
  expect(answer).not.toMatch(/24\/7|24 hours/);
});

test('an operator who saved no answer time promises none', () => {
  const { answer, sample } = told(7, { sampleServices: false });
  expect(sample).toBe(false);
  expect(answer).toContain('We answer as soon as we can.');
  expect(answer).not.toMatch(/24\/7|24 hours/);
});

test('whether trained crisis staff answer is as the operator says', () => {
  expect(told(7, { answerHours: 24 }).answer).toContain('We are not a crisis service');
  expect(told(7, { answerHours: 24, crisisRole: true }).answer).toContain('Trained crisis staff');
});

test('no placeholder is left in any answer but the email address', () => {
  for (const { id } of bundledQuestions())
    for (const settings of [{}, { sampleServices: false }])
      expect(told(id, settings).answer.match(/\{(?!email\})/)).toBeNull();
});

test('the number of articles is that of the articles', () => {
  expect(told(1).answer).toContain('the [articles](/articles) on eight conditions');
  expect(
    bundledQuestions()
      .map(({ id }) => told(id).answer)
      .join(' '),
  ).not.toContain('{articles}');
});
