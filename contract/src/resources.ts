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
  /** Words of title and publisher that are in the language of the linked page, so that they are pronounced right. */
  readonly foreign?: readonly string[];
  readonly link: string;
  readonly category: ResourceCategory;
  /** BCP 47 tag of the linked page; `mul` for several. */
  readonly language: string;
  readonly cost: 'free' | 'freemium';
  readonly description: string;
  /** Name of its drawing; only the first cards of the Relax page have one. */
  readonly gifLink?: string;
};

/** What the Relax page can be narrowed to. */
export const CARD_CATEGORIES = ['meditation', 'yoga', 'exercise'] as const;

export type CardCategory = (typeof CARD_CATEGORIES)[number];

/** A resource as a card of the Relax page. */
export type ResourceCard = Pick<
  Resource,
  'id' | 'type' | 'title' | 'publisher' | 'foreign' | 'link' | 'language'
> & {
  readonly gifLink: string;
  readonly category: CardCategory;
};

export type RelaxPageData = { readonly cards: readonly ResourceCard[] };

export type ResourcesPageData = { readonly resources: readonly Resource[] };
