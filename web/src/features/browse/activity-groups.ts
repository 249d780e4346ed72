import { t } from '@lingui/core/macro';
import type { HubActivity } from '@stillgrove/domain/activities/activities';

export type ActivityGroup = { readonly name: string; readonly activities: readonly HubActivity[] };

/** The activities by what people come for; five in a row, or two and three. */
export const ACTIVITY_GROUPS: readonly ActivityGroup[] = [
  { name: t`Breathe and rest`, activities: ['breathing', 'sitting', 'body', 'sleep', 'sounds'] },
  { name: t`Write and notice`, activities: ['checkIn', 'diary'] },
  { name: t`Play`, activities: ['bubble', 'color', 'memory'] },
  { name: t`Move, watch and read`, activities: ['movement', 'relax', 'video', 'books', 'articles'] },
];
