import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canBeDialled, dialsItsOwnNumber, tidyLine } from './line';
import { callLink, numbersOf } from './numbers';

test.each(['15', '112', '0800 111 0 111', '+683 4202', '*4141', '#31 2', '(268) 463-5555', '0800/309-309'])(
  '%s can be dialed',
  (number) => expect(canBeDialled(number)).toBe(true),
);

test.each(['', '1', 'call 112', '112 or 911', '112;ext=1', '１１２', '112\n911', '1+12', '--', '📞112'])(
  '“%s” cannot',
  (number) => expect(canBeDialled(number)).toBe(false),
);

test('whatever can be dialed is dialed to the last digit', () => {
  const number = fc.stringMatching(/^\+?[\d*#(][\d *#()/-]{0,20}$/);
  fc.assert(
    fc.property(number, (text) => {
      fc.pre(canBeDialled(text));
      expect(decodeURIComponent(callLink(text))).toBe(`tel:${text.replaceAll(/[^\d+*#]/g, '')}`);
    }),
  );
});

test('a note that lists other numbers first, or one twice, would mislead', () => {
  const line = (number: string, note: string | null) => dialsItsOwnNumber({ number, note });
  expect(line('113', null)).toBe(true);
  expect(line('113', '112 is for the police')).toBe(true);
  expect(line('112', '112 or 911')).toBe(true);
  expect(line('113', '112 or 911')).toBe(false);
  expect(line('112', '112 or 112')).toBe(false);
  expect(line('112', '112 or 5')).toBe(false);
});

test('a line that was cut short is tidied and still dials the same', () => {
  for (const [number, note] of [
    ['0800', '0800/309-309'],
    ['3844 7588 (', '3844 7588 (English) ; 6671 0901 (Arabic)'],
    ['171', '171 option 6'],
    ['112', null],
  ] as const) {
    const tidy = tidyLine({ number, note });
    expect(numbersOf(tidy)).toEqual(numbersOf({ number, note }));
    expect(canBeDialled(tidy.number) && dialsItsOwnNumber(tidy)).toBe(true);
  }
});
