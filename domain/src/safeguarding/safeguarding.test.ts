import { expect, test } from 'vitest';
import { bracketsLeft, filledAnswer } from './filled-answer';

const TEXT = 'Please call now.\n\n{helplines}\n\n[Your first name]';

test('an answer names the numbers of the countries that the site serves, for a person to check', () => {
  const india = { country: 'India', numbers: ['Emergency: call 112', 'Tele-MANAS: call 14416'] };
  const filled = filledAnswer(TEXT, [india, { country: 'Nowhere', numbers: [] }]);
  expect(filled).toContain('India\n- Emergency: call 112\n- Tele-MANAS: call 14416\n');
  expect(filled).not.toContain('Nowhere');
  expect(bracketsLeft(filled)).toEqual([
    '[Check these numbers, then delete this line.]',
    '[Your first name]',
  ]);
});

test('without a country the numbers are for the operator to add, and none is made up', () => {
  const filled = filledAnswer(TEXT, []);
  expect(filled).not.toMatch(/\d/);
  expect(bracketsLeft(filled)[0]).toMatch(/^\[Add the emergency number/);
});

test('an answer that is finished has nothing left to replace, whatever else stands in brackets', () => {
  expect(bracketsLeft('See [1] and [this list]. Best, Ola')).toEqual([]);
});
