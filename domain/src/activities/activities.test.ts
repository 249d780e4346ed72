import { expect, test } from 'vitest';
import { activitiesIn, activitiesWith, ACTIVITY_LIST, HUB_ACTIVITIES, HUB_GROUPS } from './activities';

const RULES = ['phase', 'round', 'visit', 'minute'] as const;

test('each activity has a page of its own, which is cached sooner or later', () => {
  for (const { path, offline } of ACTIVITY_LIST) {
    expect(path).toMatch(/^\/[a-z-]+$/);
    expect(['first', 'later']).toContain(offline);
  }
  expect(new Set(ACTIVITY_LIST.map(({ path }) => path)).size).toBe(ACTIVITY_LIST.length);
});

test('what helps most when there is no network is cached first', () => {
  const first = ACTIVITY_LIST.filter(({ offline }) => offline === 'first').map(({ id }) => id);
  expect(first).toEqual(['breathing', 'diary', 'plan']);
});

test('an activity that gives points gives them by one rule, and others by none', () => {
  for (const { id, points } of ACTIVITY_LIST)
    expect(
      RULES.filter((rule) => activitiesWith<(typeof RULES)[number]>(rule).some((one) => one === id)),
    ).toEqual(points === undefined ? [] : [points]);
  for (const rule of RULES) expect(activitiesWith(rule)).not.toEqual([]);
});

test('every activity stands in one group of the hub, in the order of the list, but the two that help leads to', () => {
  const inHelp = ['plan', 'resource'];
  expect(ACTIVITY_LIST.map(({ id }) => id).filter((id) => !inHelp.includes(id))).toEqual(HUB_ACTIVITIES);
  expect(HUB_GROUPS.flatMap(activitiesIn)).toEqual(HUB_ACTIVITIES);
});

test('the plan for hard moments gives no points', () => {
  expect(ACTIVITY_LIST.find(({ id }) => id === 'plan')?.points).toBeUndefined();
});
