import { t } from '@lingui/core/macro';
import type { CardCategory, ResourceCard } from '@stillgrove/contract/resources';

export const CATEGORY_NAMES: Readonly<Record<CardCategory, string>> = {
  meditation: t`Meditation`,
  yoga: t`Yoga`,
  exercise: t`Exercise`,
};

export const TYPE_NAMES: Readonly<Record<ResourceCard['type'], string>> = {
  article: t`Article`,
  audio: t`Audio`,
  video: t`Video`,
  app: t`App`,
  course: t`Course`,
  tool: t`Tool`,
  helpline: t`Helpline`,
};
