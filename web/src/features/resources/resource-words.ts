import { t } from '@lingui/core/macro';
import type { Resource, ResourceCategory } from '@stillgrove/contract/resources';

export const CATEGORY_NAMES: Readonly<Record<ResourceCategory, string>> = {
  meditation: t`Meditation`,
  yoga: t`Yoga`,
  exercise: t`Exercise`,
  sleep: t`Sleep`,
  'self-help': t`Self-help`,
  education: t`Understanding`,
  community: t`Community`,
  crisis: t`Crisis help`,
};

/** A sentence under each category's name. */
export const CATEGORY_LEADS: Readonly<Record<ResourceCategory, string>> = {
  meditation: t`Courses, apps and recordings.`,
  yoga: t`Slow movement with your breath, for different bodies and levels.`,
  exercise: t`Ways to move that can help your mood.`,
  sleep: t`Help with falling asleep and staying asleep.`,
  'self-help': t`Worksheets, courses and tools to use at your own pace.`,
  education: t`Clear information from health services and charities.`,
  community: t`People who have been through something similar.`,
  crisis: t`People you can reach in a crisis, some at set hours. It doesn’t have to be “bad enough.”`,
};

export const TYPE_NAMES: Readonly<Record<Resource['type'], string>> = {
  article: t`Article`,
  audio: t`Audio`,
  video: t`Video`,
  app: t`App`,
  course: t`Course`,
  tool: t`Tool`,
  helpline: t`Helpline`,
};

export const COST_NAMES: Readonly<Record<Resource['cost'], string>> = {
  free: t`Free`,
  freemium: t`Partly free`,
};
