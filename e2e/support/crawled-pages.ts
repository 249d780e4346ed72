import { sentencesOf } from '../../scripts/words/reading-grade';

/** A page as it is sent to someone who is not signed in. */
export type CrawledPage = {
  readonly path: string;
  readonly status: number;
  readonly html: string;
  readonly csp: string;
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&nbsp;': ' ',
};

/** Fetches pages as they are, without running anything on them. */
export async function crawl(origin: string, paths: readonly string[]): Promise<CrawledPage[]> {
  const pages = [];
  for (const path of paths) {
    const answer = await fetch(origin + path);
    const csp = answer.headers.get('content-security-policy') ?? '';
    pages.push({ path, status: answer.status, html: await answer.text(), csp });
  }
  return pages;
}

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
