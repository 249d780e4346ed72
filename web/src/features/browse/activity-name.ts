import { t } from '@lingui/core/macro';
import type { ActivityId } from '@stillgrove/domain/activities/activities';
import { ACTIVITY_CARDS } from '../../ui/activities/activity-cards';

/** What an activity is called, also where the hub has no card for it. */
export function activityName(activity: ActivityId): string {
  if (activity === 'plan') return t`My plan`;
  return activity === 'resource' ? t`Free resources` : ACTIVITY_CARDS[activity].name;
}
