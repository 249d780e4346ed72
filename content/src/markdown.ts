import { Marked } from 'marked';
import { parse } from 'yaml';

/** The front matter of a Markdown file and the text below it. */
export function splitFrontMatter(source: string): { meta: unknown; text: string } {
  const [, meta = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  return { meta: parse(meta), text };
}

/** The id of a heading, as it stands in an address. */
export function headingId(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

// Without its arguments the renderers below would have to give `false`.
// oxlint-disable-next-line typescript/no-unnecessary-type-arguments
const marked = new Marked<string, string>({
  renderer: {
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${headingId(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    link({ href, tokens }) {
      const outside = href.startsWith('http') ? ' rel="noreferrer"' : '';
      return `<a href="${href}"${outside}>${this.parser.parseInline(tokens)}</a>`;
    },
    html() {
      throw new Error('HTML has no place in our Markdown.');
    },
  },
});

/** HTML of a Markdown text of ours. */
export function renderMarkdown(text: string): string {
  return marked.parse(text, { async: false });
}

/** The words of a Markdown text, without marks, as they are searched and counted. */
export function plainText(text: string): string {
  return text
    .replaceAll(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replaceAll(/[*_`#>]/g, '')
    .trim();
}
