import { Lexer } from 'marked';
import { headingId } from './markdown';
import { htmlOf, lexingProblem, type Piece, problemIn, wordsOf } from './small-markdown';

/**
 * Markdown of a whole page: sections under headings, paragraphs, lists, emphasis and links, and nothing else.
 * As with small Markdown, the HTML is put together piece by piece, so that nothing gets into it unescaped.
 */

type Block = Piece & {
  readonly depth?: number;
  readonly ordered?: boolean;
  readonly items?: readonly Block[];
  readonly tokens?: readonly Block[];
};

/** A page of text, ready to be shown. */
export type SectionedText = {
  /** HTML before the first heading; empty when there is none. */
  readonly intro: string;
  readonly sections: readonly { readonly id: string; readonly title: string; readonly html: string }[];
};

const blocksOf = (text: string) => new Lexer().lex(text) as unknown as readonly Block[];

/** What keeps a text from being shown, in words; null when all is well. */
export function sectionedMarkdownProblem(text: string): string | null {
  return lexingProblem(text) ?? firstProblem(blocksOf(text), topProblem);
}

/** The text in its sections. Where there is a problem the bare words stand. */
export function renderSectionedMarkdown(text: string): SectionedText {
  const intro: string[] = [];
  const sections: { id: string; title: string; parts: string[] }[] = [];
  for (const block of blocksOf(text)) {
    if (block.type === 'heading' && block.depth === 2) {
      const title = wordsOf(block).trim();
      const same = sections.filter(({ title: other }) => headingId(other) === headingId(title)).length;
      const id = same === 0 ? headingId(title) : `${headingId(title)}-${String(same + 1)}`;
      sections.push({ id, title, parts: [] });
    } else {
      (sections.at(-1)?.parts ?? intro).push(blockHtml(block));
    }
  }
  return {
    intro: intro.join(''),
    sections: sections.map(({ parts, ...section }) => ({ ...section, html: parts.join('') })),
  };
}

function firstProblem(blocks: readonly Block[], of: (block: Block) => string | null): string | null {
  for (const block of blocks) {
    const problem = of(block);
    if (problem !== null) return problem;
  }
  return null;
}

function topProblem(block: Block): string | null {
  if (block.type !== 'heading') return blockProblem(block);
  if (block.depth !== 2 && block.depth !== 3)
    return `Write headings with ## or, inside a section, with ###: ${block.raw.trim()}`;
  if (wordsOf(block).trim() === '') return 'A heading has no words. Write some after the ##, or delete it.';
  return problemIn(block.tokens ?? []);
}

function blockProblem(block: Block): string | null {
  switch (block.type) {
    case 'space':
      return null;
    case 'paragraph':
    case 'text':
      return problemIn(block.tokens ?? []);
    case 'list':
      return firstProblem(block.items ?? [], ({ tokens }) => firstProblem(tokens ?? [], blockProblem));
    case 'html':
      return `HTML such as ${excerpt(block)} cannot be shown. Use Markdown instead.`;
    default:
      return `${excerpt(block)} cannot be shown here. Use headings (##), paragraphs, lists, *emphasis* and [links](/contact) only.`;
  }
}

function excerpt({ raw }: Block): string {
  const line = raw.trim().split('\n')[0] ?? '';
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}

function blockHtml(block: Block): string {
  switch (block.type) {
    case 'space':
      return '';
    case 'heading':
      return `<h3>${inlineHtml(block)}</h3>`;
    case 'list': {
      const tag = block.ordered === true ? 'ol' : 'ul';
      const items = (block.items ?? []).map(
        ({ tokens }) => `<li>${(tokens ?? []).map(itemHtml).join('')}</li>`,
      );
      return `<${tag}>${items.join('')}</${tag}>`;
    }
    default:
      return `<p>${inlineHtml(block)}</p>`;
  }
}

/** Words of a list's item stand without a paragraph around them. */
function itemHtml(block: Block): string {
  return block.type === 'text' ? inlineHtml(block) : blockHtml(block);
}

function inlineHtml(block: Block): string {
  return block.tokens === undefined ? htmlOf(block) : block.tokens.map(htmlOf).join('');
}
