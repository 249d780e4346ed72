export const RESOURCE_CATEGORIES = [
  'meditation',
  'yoga',
  'exercise',
  'sleep',
  'self-help',
  'education',
  'community',
  'crisis',
] as const;

export type ResourceCategory = (typeof RESOURCE_CATEGORIES)[number];

/** A link of the library. */
export type Resource = {
  readonly id: string;
  readonly type: 'article' | 'audio' | 'video' | 'app' | 'course' | 'tool' | 'helpline';
  readonly title: string;
  readonly publisher: string;
  readonly link: string;
  readonly category: ResourceCategory;
  /** BCP 47 tag of the linked page; `mul` for several. */
  readonly language: string;
  readonly cost: 'free' | 'freemium';
  readonly description: string;
  /** Among the first cards of the Relax page. */
  readonly featured?: boolean;
};

export type ResourcesPageData = { readonly resources: readonly Resource[] };
