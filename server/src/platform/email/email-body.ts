import { button, fallbackLink, layout, lineLink, paragraph, quotation, smallPrint } from './email-html';

type EmailBody = {
  /** "Hi Ana," or "Hi,": never words that a stranger typed. */
  readonly greeting: string;
  /** The first tells the news. */
  readonly paragraphs: readonly string[];
  /** The one thing to do; a button in HTML. */
  readonly link?: { readonly label: string; readonly url: string };
  /** The other thing that one can do instead; a link in a line of its own. */
  readonly otherLink?: { readonly label: string; readonly url: string };
  /** Below the button, such as what to do if it was not the recipient. */
  readonly afterLink?: readonly string[];
  /** The last line, with the name of the site: “You’re getting this email because …” */
  readonly closing: string;
  /** What the recipient wrote before, below everything else. */
  readonly quote?: { readonly lead: string; readonly words: string };
};

/** Formats an email as plain text and as HTML, from the same words. */
export function emailBody(body: EmailBody): { text: string; html: string } {
  const { greeting, paragraphs, link, otherLink, afterLink = [], closing, quote } = body;
  const text = [
    greeting,
    ...paragraphs,
    ...[link, otherLink].flatMap((one) => (one ? [`${one.label}: ${one.url}`] : [])),
    ...afterLink,
    closing,
    ...(quote ? [quote.lead, quoted(quote.words)] : []),
  ].join('\n\n');
  const html = layout([
    ...[greeting, ...paragraphs].map(paragraph),
    ...(link ? [button(link)] : []),
    ...(otherLink ? [lineLink(otherLink)] : []),
    ...afterLink.map(paragraph),
    ...(link ? [fallbackLink(link.url)] : []),
    smallPrint(closing),
    ...(quote ? [paragraph(quote.lead), quotation(quote.words)] : []),
  ]);
  return { text: `${text}\n`, html };
}

/** As email programs mark what the other side wrote. */
function quoted(words: string): string {
  return words
    .split(/\r\n|\r|\n/)
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
}
