import { expect, test } from 'vitest';
import { callLink, numbersOf, textLink } from './numbers';

const read = (number: string, note: string | null) =>
  numbersOf({ number, note }).map((found) => [found.number, found.note, found.option].join('|'));

test('a call link dials the national form without what stands between the digits', () => {
  expect(callLink('0800 111 0 111')).toBe('tel:08001110111');
  expect(callLink('(268) 463-5555')).toBe('tel:2684635555');
  expect(callLink('*4141')).toBe('tel:*4141');
  expect(callLink('#31 2')).toBe('tel:%23312');
  expect(callLink('+683 4202')).toBe('tel:+6834202');
});

test('a text link works on both kinds of phones and carries the word to send', () => {
  expect(textLink('85258', 'SHOUT')).toBe('sms:85258?&body=SHOUT');
  expect(textLink('741 741', 'I need help')).toBe('sms:741741?&body=I%20need%20help');
  expect(textLink('988')).toBe('sms:988');
});

test('a plain number and a sentence beside it stay as they are', () => {
  expect(read('116 123', null)).toEqual(['116 123||']);
  expect(read('988', '988 Suicide & Crisis Lifeline: call or text')).toEqual([
    '988|988 Suicide & Crisis Lifeline: call or text|',
  ]);
  expect(read('14416', 'Tele-MANAS, free, day and night')).toEqual([
    '14416|Tele-MANAS, free, day and night|',
  ]);
});

test('several numbers in a note can each be dialed', () => {
  expect(read('112', '112 or 999 or 911')).toEqual(['112||', '999||', '911||']);
  expect(read('112', '112/116')).toEqual(['112||', '116||']);
  expect(read('0750 309 6649', '0750 309 6649 ; 053 339 0840')).toEqual([
    '0750 309 6649||',
    '053 339 0840||',
  ]);
  expect(read('3844 7588 (', '3844 7588 (English) ; 6671 0901 (Arabic)')).toEqual([
    '3844 7588|English|',
    '6671 0901|Arabic|',
  ]);
  expect(read('0999 399 765 (', '0999 399 765 (Airtel) 885 400 502 (TNM)')).toEqual([
    '0999 399 765|Airtel|',
    '885 400 502|TNM|',
  ]);
  expect(read('122', '122 CBV (national) ; 1554 ABC (towns, national) ;')).toEqual([
    '122|CBV (national)|',
    '1554|ABC (towns, national)|',
  ]);
});

test('what is to be chosen in a menu is told apart', () => {
  expect(read('171', '171 option 6')).toEqual(['171||6']);
});

test('a number that was cut short is taken from its note', () => {
  expect(read('0800', '0800/309-309')).toEqual(['0800 309-309||']);
  expect(read('683 4202', '(+683) 4202')).toEqual(['+683 4202||']);
  expect(read('911 (', 'McMurdo Station: 911 (fire and medical emergency dispatch)')).toEqual([
    '911|McMurdo Station: 911 (fire and medical emergency dispatch)|',
  ]);
});
