export type TextPart = {
  /** Id of the part's heading; null for what stands before the first heading. */
  readonly id: string | null;
  readonly html: string;
};

const HEADING_AHEAD = /(?=<h2 id=")/;

/** An article's text cut before each of its section headings, which stay with what they head. */
export function splitSections(html: string): TextPart[] {
  return html
    .split(HEADING_AHEAD)
    .filter((part) => part.trim() !== '')
    .map((part) => ({ id: /^<h2 id="([^"]+)"/.exec(part)?.[1] ?? null, html: part }));
}
