import { HUB_ACTIVITIES } from '@stillgrove/domain/activities/activities';
import { expect, test } from 'vitest';
import { ACTIVITY_GROUPS } from './activity-groups';

test('every activity of the hub stands in one group, once', () => {
  const grouped = ACTIVITY_GROUPS.flatMap(({ activities }) => activities);
  expect(grouped.toSorted()).toEqual([...HUB_ACTIVITIES].toSorted());
});
