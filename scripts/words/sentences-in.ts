import { sentencesOf } from './reading-grade';

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&nbsp;': ' ',
};

/** The sentences of HTML, without those of scripts and styles. */
export function sentencesIn(html: string): string[] {
  return html
    .replace(/^.*?<body>/s, '')
    .replaceAll(/<(script|style|svg|option|table)\b.*?<\/\1>/gs, ' ')
    .replaceAll(
      /<\/?(?:p|li|ul|ol|div|section|article|aside|header|footer|nav|main|h[1-6]|dt|dd|dl|summary|details|button|label|figcaption|blockquote|form|noscript|address)\b[^>]*>/g,
      '\n',
    )
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#39|#x27|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .split('\n')
    .flatMap((line) => sentencesOf(line.trim()));
}
