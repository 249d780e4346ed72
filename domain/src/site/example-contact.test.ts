import { expect, test } from 'vitest';
import { EXAMPLE_CONTACT, isExampleAddress, isExampleEmail, isExamplePhone } from './example-contact';

test('a new site can be reached in none of the three ways it shows', () => {
  expect(isExampleEmail(EXAMPLE_CONTACT.email)).toBe(true);
  expect(isExamplePhone(EXAMPLE_CONTACT.phone)).toBe(true);
  expect(isExampleAddress(EXAMPLE_CONTACT.address)).toBe(true);
});

test.each([
  'help@example.com',
  'help@mail.example.org',
  'help@site.example',
  'help@site.test',
  'a@localhost',
])('no one receives email at %s', (email) => {
  expect(isExampleEmail(email)).toBe(true);
});

test('a contact of one’s own is no example', () => {
  expect(isExampleEmail('team@myexample.org')).toBe(false);
  expect(isExamplePhone('+91 755 123 4567')).toBe(false);
  expect(isExampleAddress('Lower Lake Road 4')).toBe(false);
});

test('a site without a phone number has no example of one', () => {
  expect(isExamplePhone('')).toBe(false);
});
