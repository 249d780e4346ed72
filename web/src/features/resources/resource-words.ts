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

/** A sentence under each category's name. */
export const CATEGORY_LEADS: Readonly<Record<ResourceCategory, string>> = {
  meditation: 'Courses, apps and recordings.',
  yoga: 'Slow movement with your breath, for different bodies and levels.',
  exercise: 'Ways to move that can help your mood.',
  sleep: 'Help with falling asleep and staying asleep.',
  'self-help': 'Worksheets, courses and tools to use at your own pace.',
  education: 'Clear information from health services and charities.',
  community: 'People who have been through something similar.',
  crisis:
    'People you can reach in a crisis. Some lines have set hours. You don’t need to be sure that it is “bad enough.”',
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
  freemium: 'Partly free',
};
