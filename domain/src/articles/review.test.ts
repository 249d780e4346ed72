import { expect, test } from 'vitest';
import { reviewState } from './review';

test('an article counts as reviewed only when a clinician saw it after its last change', () => {
  expect(reviewState('2026-11-22', null)).toBe('none');
  expect(reviewState('2026-11-22', { reviewedOn: '2026-11-21' })).toBe('earlier');
  expect(reviewState('2026-11-22', { reviewedOn: '2026-11-22' })).toBe('current');
  expect(reviewState('2026-11-22', { reviewedOn: '2027-01-03' })).toBe('current');
});
