/** A page as it is sent to someone who is not signed in. */
export type CrawledPage = {
  readonly path: string;
  readonly status: number;
  readonly html: string;
  readonly csp: string;
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
