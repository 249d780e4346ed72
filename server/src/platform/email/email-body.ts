export type EmailBody = {
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly link?: { readonly label: string; readonly url: string };
  /** Who writes. */
  readonly closing: string;
  /** What the recipient wrote before, below everything else. */
  readonly quote?: { readonly lead: string; readonly words: string };
};

/** Sets an email as plain text and as HTML, from the same words. */
export function emailBody({ greeting, paragraphs, link, closing, quote }: EmailBody): {
  text: string;
  html: string;
} {
  const text = [
    greeting,
    ...paragraphs,
    ...(link ? [`${link.label}: ${link.url}`] : []),
    closing,
    ...(quote ? [quote.lead, quoted(quote.words)] : []),
  ].join('\n\n');
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body>',
    ...[greeting, ...paragraphs].map((line) => `<p>${withBreaks(escaped(line))}</p>`),
    ...(link ? [`<p><a href="${escaped(link.url)}">${escaped(link.label)}</a></p>`] : []),
    `<p>${escaped(closing)}</p>`,
    ...(quote
      ? [`<p>${escaped(quote.lead)}</p>`, `<blockquote>${withBreaks(escaped(quote.words))}</blockquote>`]
      : []),
    '</body></html>',
  ].join('\n');
  return { text: `${text}\n`, html };
}

const LINE_BREAK = /\r\n|\r|\n/g;

/** Lines of a person's own words stay lines. */
function withBreaks(html: string): string {
  return html.replace(LINE_BREAK, '<br>');
}

/** As email programs mark what the other side wrote. */
function quoted(words: string): string {
  return words
    .split(LINE_BREAK)
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
