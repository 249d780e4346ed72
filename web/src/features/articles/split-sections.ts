export type TextPart = {
  /** Id of the part's heading. */
  readonly id: string;
  readonly html: string;
};

const HEADING_AHEAD = /(?=<h2 id=")/;

/** An article's text cut before each of its section headings, which stay with what they head. */
export function splitSections(html: string): { opening: string; sections: TextPart[] } {
  const sections: TextPart[] = [];
  let opening = '';
  for (const part of html.split(HEADING_AHEAD)) {
    const id = /^<h2 id="([^"]+)"/.exec(part)?.[1];
    if (id === undefined) opening = part;
    else sections.push({ id, html: part });
  }
  return { opening, sections };
}
