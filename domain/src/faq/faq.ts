export type Question<Category extends string> = {
  readonly category: Category;
  readonly question: string;
  readonly answer: string;
};

/**
 * The questions that a search and a category leave over, in their own order. Both must hold; upper and
 * lower case are the same, and so are spaces around what is searched for.
 */
export function matchingQuestions<Category extends string, Item extends Question<Category>>(
  items: readonly Item[],
  filter: { readonly category: Category | 'all'; readonly search: string },
): readonly Item[] {
  const wanted = comparable(filter.search.trim());
  return items.filter(
    ({ category, question, answer }) =>
      (filter.category === 'all' || filter.category === category) &&
      (comparable(question).includes(wanted) || comparable(answer).includes(wanted)),
  );
}

function comparable(text: string): string {
  return text.normalize().toLowerCase();
}
