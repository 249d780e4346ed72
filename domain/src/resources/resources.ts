import { plain } from '../language/plain';

type Listed = {
  readonly title: string;
  readonly publisher: string;
  readonly description: string;
  readonly category: string;
  /** BCP 47 tag, or `mul`. */
  readonly language: string;
  readonly cost: 'free' | 'freemium';
};

/** An empty string means "any". */
export type ResourceFilter = {
  readonly category: string;
  readonly language: string;
  readonly search: string;
  readonly freeOnly: boolean;
};

/**
 * The links that match a filter, in their own order. Each search term must appear in the title,
 * the publisher or the description; links in several languages fit any language.
 */
export function matchingResources<Item extends Listed>(
  items: readonly Item[],
  { category, language, search, freeOnly }: ResourceFilter,
): readonly Item[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return items.filter((item) => {
    const text = plain(`${item.title}\n${item.publisher}\n${item.description}`);
    return (
      (category === '' || item.category === category) &&
      (language === '' || item.language === language || item.language === 'mul') &&
      (!freeOnly || item.cost === 'free') &&
      words.every((word) => text.includes(word))
    );
  });
}
