import type { CardCategory, ResourceCard } from '@stillgrove/contract/resources';

export const CATEGORY_NAMES: Readonly<Record<CardCategory, string>> = {
  meditation: 'Meditation',
  yoga: 'Yoga',
  exercise: 'Exercise',
};

export const TYPE_NAMES: Readonly<Record<ResourceCard['type'], string>> = {
  article: 'Article',
  audio: 'Audio',
  video: 'Video',
  app: 'App',
  course: 'Course',
  tool: 'Tool',
  helpline: 'Helpline',
};
