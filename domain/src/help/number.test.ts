import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { callLink, canBeDialed, isUnconfirmed, PROJECT_SOURCE, textLink, UNCONFIRMED_SOURCE } from './number';

test.each(['15', '112', '0800 111 0 111', '+683 4202', '*4141', '#31 2', '(268) 463-5555', '0800/309-309'])(
  '%s can be dialed',
  (number) => expect(canBeDialed(number)).toBe(true),
);

test.each(['', '1', 'call 112', '112 or 911', '112;ext=1', '１１２', '112\n911', '1+12', '--', '📞112'])(
  '“%s” cannot',
  (number) => expect(canBeDialed(number)).toBe(false),
);

test('whatever can be dialed is dialed to the last digit', () => {
  const number = fc.stringMatching(/^\+?[\d*#(][\d *#()/-]{0,20}$/);
  fc.assert(
    fc.property(number, (text) => {
      fc.pre(canBeDialed(text));
      expect(decodeURIComponent(callLink(text))).toBe(`tel:${text.replaceAll(/[^\d+*#]/g, '')}`);
    }),
  );
});

test('a number for which no one but the project speaks counts as unconfirmed', () => {
  expect([PROJECT_SOURCE, UNCONFIRMED_SOURCE].every(isUnconfirmed)).toBe(true);
  expect(isUnconfirmed('Samaritans')).toBe(false);
});

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
