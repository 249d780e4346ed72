/** For what an activity gives points: each phase of a breath, each round, each item once a day, or each whole minute. */
export type PointsRule = 'phase' | 'round' | 'visit' | 'minute';

type Entry = {
  readonly path: `/${string}`;
  /** Without a rule, the activity gives no points. */
  readonly points?: PointsRule;
  /** Whether the hub of members has a card for it. */
  readonly inHub: boolean;
  /** Cached for offline use at the first visit, or when a page has been idle for a while. */
  readonly offline: 'first' | 'later';
};

/**
 * All activities by id, in the order of the hub. The id also names the activity in stored points. Hub, routes, cached
 * pages, size limits, journeys and benchmarks are made from this list.
 */
export const ACTIVITIES = {
  breathing: { path: '/breathing', points: 'phase', inHub: true, offline: 'first' },
  checkIn: { path: '/check-in', inHub: true, offline: 'later' },
  diary: { path: '/diary', inHub: true, offline: 'first' },
  plan: { path: '/plan', inHub: false, offline: 'first' },
  bubble: { path: '/bubble', points: 'round', inHub: true, offline: 'later' },
  color: { path: '/color', points: 'round', inHub: true, offline: 'later' },
  memory: { path: '/memory', points: 'round', inHub: true, offline: 'later' },
  body: { path: '/body', inHub: true, offline: 'later' },
  sounds: { path: '/sounds', inHub: true, offline: 'later' },
  sitting: { path: '/sit', points: 'minute', inHub: true, offline: 'later' },
  sleep: { path: '/sleep', inHub: true, offline: 'later' },
  movement: { path: '/exercises', points: 'minute', inHub: true, offline: 'later' },
  relax: { path: '/relax', inHub: true, offline: 'later' },
  books: { path: '/books', inHub: true, offline: 'later' },
  video: { path: '/video', points: 'visit', inHub: true, offline: 'later' },
  articles: { path: '/articles', inHub: true, offline: 'later' },
  resource: { path: '/resources', points: 'visit', inHub: false, offline: 'later' },
} as const satisfies Readonly<Record<string, Entry>>;

type Activities = typeof ACTIVITIES;

export type ActivityId = keyof Activities;
export type ActivityPath = Activities[ActivityId]['path'];
type Activity = Entry & { readonly id: ActivityId };
/** Ids of the activities with a card in the hub. */
export type HubActivity = {
  [Id in ActivityId]: Activities[Id]['inHub'] extends true ? Id : never;
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

/** Ids of the activities with a card in the hub, in its order. */
export const HUB_ACTIVITIES = ACTIVITY_LIST.filter(({ inHub }) => inHub).map(({ id }) => id as HubActivity);
