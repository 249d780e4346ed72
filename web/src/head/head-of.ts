import type { ArticlePageData } from '@stillgrove/contract/articles';
import type { FaqPageData } from '@stillgrove/contract/faq';
import type { Site } from '@stillgrove/contract/site';
import { escape } from 'html-escaper';
import { LANGUAGES } from '../../languages/languages';
import { pathTo } from '../platform/language/page-language';
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
  const url = publicUrl + pathTo(path);
  const { article } = (data ?? {}) as Partial<ArticlePageData>;
  const questions = path === '/faq' ? (data as FaqPageData).items : undefined;
  const tags = shareTags({
    kind: article === undefined ? 'website' : 'article',
    title: path === '/' ? site.name : title,
    description,
    url,
    siteName: site.name,
    publicUrl,
    picture: sharePictureOf(path, article),
    modifiedOn: article?.updatedOn,
  });
  const known = structuredData({ path, title, description, site, publicUrl, article, questions });
  return [
    `<meta name="description" content="${escape(description)}">`,
    `<link rel="canonical" href="${escape(url)}">`,
    ...alternatesOf(path, publicUrl),
    ...tags.map(([attribute, content]) => `<meta ${attribute} content="${escape(content)}">`),
    `<script type="application/ld+json">${jsonInHtml(known)}</script>`,
  ].join('\n');
}

/** The same page in each language, once there are several; a browser with none of them is shown the first. */
function alternatesOf(path: string, publicUrl: string): string[] {
  if (LANGUAGES.length === 1) return [];
  const [first] = LANGUAGES;
  return [...LANGUAGES, { ...first, tag: 'x-default' }].map(
    ({ tag, base }) => `<link rel="alternate" hreflang="${tag}" href="${escape(publicUrl + base + path)}">`,
  );
}

/** JSON inside HTML: a `<` could end the element, its escape means the same. */
export function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
