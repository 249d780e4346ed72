import { escape } from 'html-escaper';
import { Lexer } from 'marked';

/**
 * Markdown of one paragraph with emphasis and links and nothing else. What operators write passes through
 * it, so the HTML is put together here, piece by piece, and nothing of theirs gets into it unescaped.
 */

/** Part of a text as the lexer names it. */
export type Piece = {
  readonly type: string;
  readonly raw: string;
  readonly text?: string;
  readonly href?: string;
  readonly tokens?: readonly Piece[];
};

const piecesOf = (text: string): readonly Piece[] => Lexer.lexInline(text);

/** Stands for wherever this instance is reached. */
const OWN = 'https://grove.invalid';

/** No text needs more signs of emphasis. To pair thousands of them takes the lexer seconds. */
const EMPHASIS_MAX = 600;
/** Lists and quotations, one inside another, that begin in one line. Some thousand of them exhaust the stack. */
const TOO_DEEP = /^(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])){9}/m;

/** What keeps a text from being given to the lexer, in words; null when all is well. */
export function lexingProblem(text: string): string | null {
  const signs = text.split('*').length + text.split('_').length - 2;
  if (signs > EMPHASIS_MAX)
    return `Use * and _ at most ${String(EMPHASIS_MAX)} times. The text has ${signs.toLocaleString('en')} of them.`;
  return TOO_DEEP.test(text) ? 'Put no more than eight lists or quotations inside each other.' : null;
}

/** What keeps a text from being shown, in words; null when all is well. */
export function smallMarkdownProblem(text: string): string | null {
  return lexingProblem(text) ?? problemIn(piecesOf(text));
}

/** HTML of a paragraph, without the paragraph. Where there is a problem the bare words stand. */
export function renderSmallMarkdown(text: string): string {
  return piecesOf(text).map(htmlOf).join('');
}

/** The words alone, as they are searched. */
export function smallMarkdownWords(text: string): string {
  return piecesOf(text).map(wordsOf).join('').trim();
}

/** As `smallMarkdownProblem`, of a text that the lexer has taken apart. */
export function problemIn(pieces: readonly Piece[]): string | null {
  for (const piece of pieces) {
    const problem = problemOf(piece);
    if (problem !== null) return problem;
  }
  return null;
}

function problemOf(piece: Piece): string | null {
  switch (piece.type) {
    case 'text':
    case 'escape':
      return null;
    case 'link':
      if (!leadsSomewhereSafe(piece.href ?? ''))
        return `The link ${piece.raw} cannot be used. Links start with https://, http://, mailto: or with / for a page of this site.`;
      if (wordsOf(piece).trim() === '') return `The link ${piece.raw} needs words to be pressed.`;
      return problemIn(piece.tokens ?? []);
    case 'em':
    case 'strong':
      return problemIn(piece.tokens ?? []);
    case 'html':
      return `HTML such as ${piece.raw} has no place here. Use *emphasis* and [links](/contact).`;
    default:
      return `${piece.raw} cannot be shown here. Use *emphasis* and [links](/contact) only.`;
  }
}

/** A path of our own stays ours however a browser reads it: `//elsewhere` and `/\elsewhere` do not. */
function leadsSomewhereSafe(href: string): boolean {
  if (href.startsWith('/')) return URL.canParse(href, OWN) && new URL(href, OWN).origin === OWN;
  return /^(?:https?:\/\/|mailto:)\S+$/i.test(href) && URL.canParse(href);
}

/** The HTML of one piece of a line. */
export function htmlOf(piece: Piece): string {
  const inner = () => (piece.tokens ?? []).map(htmlOf).join('');
  switch (piece.type) {
    case 'em':
      return `<em>${inner()}</em>`;
    case 'strong':
      return `<strong>${inner()}</strong>`;
    case 'link':
      return linkOf(piece.href ?? '', inner());
    default:
      return escape(wordsOf(piece));
  }
}

function linkOf(href: string, words: string): string {
  if (!leadsSomewhereSafe(href)) return words;
  const outside = /^http/i.test(href) ? ' rel="noreferrer"' : '';
  return `<a href="${escape(href)}"${outside}>${words}</a>`;
}

/** The words of one piece of a line, without marks. */
export function wordsOf({ tokens, text, raw }: Piece): string {
  return tokens?.map(wordsOf).join('') ?? text ?? raw;
}
