import type { ArticlePageData } from '@stillgrove/contract/articles';
import type { FaqPageData } from '@stillgrove/contract/faq';
import type { Site } from '@stillgrove/contract/site';
import { sharePictureOf } from './share-picture';
import { shareTags } from './share-tags';
import { structuredData } from './structured-data';

type Page = {
  path: string;
  title: string;
  /** Undefined for a page that search engines should leave alone. */
  description: string | undefined;
  site: Site;
  publicUrl: string;
  /** What the page shows beside its own words. */
  data: unknown;
};

/** What stands in a page's head for search engines and for whoever shares its address, as HTML. */
export function headOf({ path, title, description, site, publicUrl, data }: Page): string {
  if (description === undefined) return '<meta name="robots" content="noindex">';
  const url = publicUrl + path;
  const { article } = (data ?? {}) as Partial<ArticlePageData>;
  const questions = path === '/faq' ? (data as FaqPageData).items : undefined;
  const scene = article?.drawings[0];
  const tags = shareTags({
    kind: article === undefined ? 'website' : 'article',
    title: path === '/' ? site.name : title,
    description,
    url,
    siteName: site.name,
    publicUrl,
    picture: sharePictureOf(path, article && scene && { id: article.id, alt: scene.alt }),
    modifiedOn: article?.updatedOn,
  });
  const known = structuredData({ path, title, description, site, publicUrl, article, questions });
  return [
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...tags.map(([attribute, content]) => `<meta ${attribute} content="${escapeHtml(content)}">`),
    `<script type="application/ld+json">${jsonInHtml(known)}</script>`,
  ].join('\n');
}

/** JSON inside HTML: a `<` could end the element, its escape means the same. */
export function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
