import { expect, test } from 'vitest';
import { addressOf } from './operation';

test('an address has its parameters filled in and its query without what is undefined', () => {
  const path = '/api/v1/operator/messages/:id/answers';
  expect(addressOf({ path }, { params: { id: 'a/b ü' } })).toBe(
    '/api/v1/operator/messages/a%2Fb%20%C3%BC/answers',
  );
  expect(addressOf({ path: '/api/v1/books' }, { query: { page: 2, state: undefined, q: 'a&b' } })).toBe(
    '/api/v1/books?page=2&q=a%26b',
  );
  expect(addressOf({ path: '/api/v1/books' }, {})).toBe('/api/v1/books');
});
