export type SpokenPart = {
  /** Title of the section, for the eye. */
  readonly section: string;
  readonly text: string;
};

/** What is read aloud of an article: heading by heading, paragraph by paragraph, point by point. */
export function spokenParts(title: string, article: HTMLElement): SpokenPart[] {
  const parts: SpokenPart[] = [{ section: title, text: title }];
  let section = title;
  for (const block of article.querySelectorAll('[data-spoken] :is(h2, p, li)')) {
    const words = block.textContent.trim();
    if (block.tagName === 'H2') section = words;
    if (words !== '') parts.push({ section, text: words });
  }
  return parts;
}
