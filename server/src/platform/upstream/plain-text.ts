import { Parser } from 'htmlparser2';

/** Stand between words: `one<br>two` is no single word. */
const BREAKS = new Set(['br', 'div', 'li', 'p']);

/**
 * The words of a text that may hold markup and HTML entities, on one line.
 *
 * @param limit characters as people count them; a longer text ends in an ellipsis
 */
export function plainText(html: string, limit: number): string {
  let words = '';
  const parser = new Parser({
    ontext: (text) => (words += text),
    onopentagname: (name) => (words += BREAKS.has(name) ? ' ' : ''),
  });
  parser.end(html);
  const line = words
    .replaceAll(/\p{Surrogate}/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return shortened(line, limit);
}

function shortened(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  return characters.length <= limit
    ? text
    : `${characters
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}…`;
}
