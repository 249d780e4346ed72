/** For what an activity gives points: each phase of a breath, each round, each item once a day, or each whole minute. */
export type PointsRule = 'phase' | 'round' | 'visit' | 'minute';

/** What people come to the hub for, in the order in which it is shown. */
export const HUB_GROUPS = ['rest', 'write', 'play', 'explore'] as const;

export type HubGroup = (typeof HUB_GROUPS)[number];

type Entry = {
  readonly path: `/${string}`;
  /** Without a rule, the activity gives no points. */
  readonly points?: PointsRule;
  /** The group of the hub in which its card stands; null where it has none. */
  readonly hub: HubGroup | null;
  /** Cached for offline use at the first visit, or when a page has been idle for a while. */
  readonly offline: 'first' | 'later';
};

/**
 * All activities by id, in the order of the hub. The id also names the activity in stored points. Hub, routes, cached
 * pages, size limits, journeys and benchmarks are made from this list.
 */
export const ACTIVITIES = {
  breathing: { path: '/breathing', points: 'phase', hub: 'rest', offline: 'first' },
  sitting: { path: '/sit', points: 'minute', hub: 'rest', offline: 'later' },
  body: { path: '/body', hub: 'rest', offline: 'later' },
  sleep: { path: '/sleep', hub: 'rest', offline: 'later' },
  sounds: { path: '/sounds', hub: 'rest', offline: 'later' },
  checkIn: { path: '/check-in', hub: 'write', offline: 'later' },
  diary: { path: '/diary', hub: 'write', offline: 'first' },
  bubble: { path: '/bubble', points: 'round', hub: 'play', offline: 'later' },
  color: { path: '/color', points: 'round', hub: 'play', offline: 'later' },
  memory: { path: '/memory', points: 'round', hub: 'play', offline: 'later' },
  movement: { path: '/exercises', points: 'minute', hub: 'explore', offline: 'later' },
  relax: { path: '/relax', hub: 'explore', offline: 'later' },
  video: { path: '/video', points: 'visit', hub: 'explore', offline: 'later' },
  books: { path: '/books', hub: 'explore', offline: 'later' },
  articles: { path: '/articles', hub: 'explore', offline: 'later' },
  plan: { path: '/plan', hub: null, offline: 'first' },
  resource: { path: '/resources', points: 'visit', hub: null, offline: 'later' },
} as const satisfies Readonly<Record<string, Entry>>;

type Activities = typeof ACTIVITIES;

export type ActivityId = keyof Activities;
export type ActivityPath = Activities[ActivityId]['path'];
type Activity = Entry & { readonly id: ActivityId };
/** Ids of the activities with a card in the hub. */
export type HubActivity = {
  [Id in ActivityId]: Activities[Id]['hub'] extends HubGroup ? Id : never;
}[ActivityId];
/** Ids of the activities that give points, by one of the rules. */
export type ActivityWith<Rule extends PointsRule> = {
  [Id in ActivityId]: Activities[Id] extends { readonly points: Rule } ? Id : never;
}[ActivityId];

/** All activities as a list, in the order of the hub. */
export const ACTIVITY_LIST: readonly Activity[] = Object.entries<Entry>(ACTIVITIES).map(([id, entry]) => ({
  id: id as ActivityId,
  ...entry,
}));

/** Ids of the activities that give points by a rule. */
export function activitiesWith<Rule extends PointsRule>(rule: Rule): readonly ActivityWith<Rule>[] {
  return ACTIVITY_LIST.filter(({ points }) => points === rule).map(({ id }) => id as ActivityWith<Rule>);
}

/** Ids of the activities with a card in one group of the hub, in its order. */
export function activitiesIn(group: HubGroup): readonly HubActivity[] {
  return ACTIVITY_LIST.filter(({ hub }) => hub === group).map(({ id }) => id as HubActivity);
}

/** Ids of the activities with a card in the hub, in its order. */
export const HUB_ACTIVITIES = ACTIVITY_LIST.filter(({ hub }) => hub !== null).map(
  ({ id }) => id as HubActivity,
);
