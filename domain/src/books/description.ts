/** The specification's limit, in characters as people count them. */
const DESCRIPTION_SHOWN = 100;

/** The beginning of a description; never half a letter, an accent less or a broken emoji. */
export function shownDescription(description: string): string {
  if (description.length <= DESCRIPTION_SHOWN) return description;
  let shown = '';
  let count = 0;
  for (const { segment } of new Intl.Segmenter().segment(description)) {
    if (count === DESCRIPTION_SHOWN) return `${shown.trimEnd()}…`;
    shown += segment;
    count += 1;
  }
  return description;
}
