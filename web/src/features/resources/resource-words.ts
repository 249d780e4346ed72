import type { Resource, ResourceCategory } from '@stillgrove/contract/resources';

export const CATEGORY_NAMES: Readonly<Record<ResourceCategory, string>> = {
  meditation: 'Meditation',
  yoga: 'Yoga',
  exercise: 'Exercise',
  sleep: 'Sleep',
  'self-help': 'Self-help',
  education: 'Understanding',
  community: 'Community',
  crisis: 'Crisis help',
};

/** A sentence under each group's name. */
export const CATEGORY_LEADS: Readonly<Record<ResourceCategory, string>> = {
  meditation: 'To sit, breathe and notice.',
  yoga: 'Slow movement with the breath.',
  exercise: 'Moving the body to ease the mind.',
  sleep: 'For nights that are too long.',
  'self-help': 'Worksheets, courses and tools to work through at your own pace.',
  education: 'Clear facts from people who know.',
  community: 'Others who have been there.',
  crisis: 'People who answer now. You do not have to be sure that it is bad enough.',
};

export const TYPE_NAMES: Readonly<Record<Resource['type'], string>> = {
  article: 'Article',
  audio: 'Audio',
  video: 'Video',
  app: 'App',
  course: 'Course',
  tool: 'Tool',
  helpline: 'Helpline',
};

export const COST_NAMES: Readonly<Record<Resource['cost'], string>> = {
  free: 'Free',
  freemium: 'Free in part',
};
