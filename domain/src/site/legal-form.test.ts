import { expect, test } from 'vitest';
import { LEGAL_FORMS, movementOf, operatorSentence } from './legal-form';

test('no legal form is claimed before an operator names one', () => {
  expect(operatorSentence('', 'unsaid')).toBe('The team of this site hasn’t entered its name yet.');
  expect(operatorSentence('Quiet Hill', 'unsaid')).toBe('Quiet Hill runs this site.');
});

test('each legal form is told in a sentence of its own', () => {
  const sentences = LEGAL_FORMS.map((form) => operatorSentence('Quiet Hill', form));
  expect(new Set(sentences).size).toBe(LEGAL_FORMS.length);
  expect(operatorSentence('Quiet Hill', 'charity')).toBe('Quiet Hill, a registered charity, runs this site.');
});

test('a site calls itself non-profit only once its operator has said so, and marks it as a sample until then', () => {
  expect(LEGAL_FORMS.filter((form) => movementOf(form) === 'non-profit')).toEqual(['charity', 'nonprofit']);
  expect(LEGAL_FORMS.filter((form) => movementOf(form) === 'sample')).toEqual(['unsaid']);
});
