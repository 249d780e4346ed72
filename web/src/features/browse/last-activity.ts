import type { Visits } from '../../platform/visits/visits';
import type { Activity } from './activity-list';

/** The activity opened most recently; undefined when none was opened. */
export function lastActivity(activities: readonly Activity[], visits: Visits): Activity | undefined {
  return activities
    .filter(({ path }) => visits[path] !== undefined)
    .sort((a, b) => (visits[b.path] ?? 0) - (visits[a.path] ?? 0))[0];
}
