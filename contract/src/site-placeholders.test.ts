import { expect, test } from 'vitest';
import { DEFAULT_SITE } from './default-site';
import { hasPlaceholderAddress, hasPlaceholderEmail, hasPlaceholderPhone } from './site-placeholders';

test('a new site has placeholders for its email address, phone and address', () => {
  expect(hasPlaceholderEmail(DEFAULT_SITE)).toBe(true);
  expect(hasPlaceholderPhone(DEFAULT_SITE)).toBe(true);
  expect(hasPlaceholderAddress(DEFAULT_SITE)).toBe(true);
});

test.each([
  'help@example.com',
  'help@mail.example.org',
  'help@site.example',
  'help@site.test',
  'a@localhost',
])('%s is a placeholder: no one receives email there', (email) => {
  expect(hasPlaceholderEmail({ email })).toBe(true);
});

test('an address, a phone number and an email address of one’s own are no placeholders', () => {
  expect(hasPlaceholderEmail({ email: 'team@myexample.org' })).toBe(false);
  expect(hasPlaceholderPhone({ phone: '+91 755 123 4567' })).toBe(false);
  expect(hasPlaceholderAddress({ address: 'Lower Lake Road 4' })).toBe(false);
});

test('a site without a phone number has no placeholder for one', () => {
  expect(hasPlaceholderPhone({ phone: '' })).toBe(false);
});
