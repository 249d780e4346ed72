import { expect, test } from 'vitest';
import { guestId, isGuestId } from './guest';

test('a guest is told apart from every account by the id alone', () => {
  const uuid = '3f0c6a0e-54a4-4c7c-9e0a-0d7d8d3f1b11';
  expect(isGuestId(guestId(uuid))).toBe(true);
  expect(isGuestId(uuid)).toBe(false);
});
