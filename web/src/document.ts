import type { PageContext } from '@stillgrove/contract/pages';
import { shownSite } from '@stillgrove/contract/site';
import { escape } from 'html-escaper';
import { createHash } from 'node:crypto';
import { stylesOf, scriptsOf } from './build-manifest';
import { DESCRIPTIONS } from './descriptions';
import atkinson from './fonts/atkinson-hyperlegible-next.woff2';
import fraunces from './fonts/fraunces.woff2';
import { headOf, jsonInHtml } from './head/head-of';
import sunFile from './features/landing/sun-breath/sun.ts?script-file';
import beforePaint from './inline/before-paint.ts?script';
import pageScript from './inline/page.ts?script';
import slideshow from './inline/slideshow.ts?script';
import { LANGUAGE } from './platform/language/page-language';
import { PAGE_DATA_ELEMENT_ID } from './platform/page-data/page-data';
import { SITE_ELEMENT_ID } from './platform/page-data/site';
import { NOT_FOUND, type Route } from './routes';

type Parts = PageContext & {
  route: Route;
  path: string;
  body: string;
  /** What the page shows beside its own words, or null. */
  data: unknown;
};

/** The whole HTML of a page, and the hashes by which the CSP allows what stands inline in it. */
export function documentOf({ route, path, body, data, site, publicUrl }: Parts) {
  const styles = stylesOf(route.module);
  const { entry, parts } = scriptsOf(route.module);
  const own = ownScript(route, body);
  const title = `${route.title} – ${site.name}`;
  const html = `<!doctype html>
<html lang="${LANGUAGE.tag}" dir="${LANGUAGE.dir}"${route === NOT_FOUND ? ' data-status="404"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escape(title)}</title>
${headOf({ path, title: route.title, description: DESCRIPTIONS[route.path], site, publicUrl, data })}
<meta name="theme-color" content="#F7EBDB" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#101B18" media="(prefers-color-scheme: dark)">
<script>${beforePaint}</script>
<style>${styles.text}</style>
<link rel="preload" href="${atkinson}" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="${fraunces}" as="font" type="font/woff2" crossorigin>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
${styles.files.map((file) => `<link rel="stylesheet" href="${file}" disabled>`).join('\n')}
</head>
<body>
<div id="root">${body}</div>
${dataBlock(SITE_ELEMENT_ID, shownSite(site))}
${data === null ? '' : dataBlock(PAGE_DATA_ELEMENT_ID, data)}
${own.html}
<script data-entry="${entry}" data-parts="${parts.join(' ')}"${route.isUrgent === true ? ' data-urgent' : ''}>${pageScript}</script>
</body>
</html>
`;
  return {
    html,
    scriptHashes: [beforePaint, ...own.inline, pageScript].map(hashSource),
    styleHashes: [hashSource(styles.text)],
  };
}

/** What answers a press before the page's code is there, on the pages that have it to press. */
function ownScript({ path }: Route, body: string): { html: string; inline: readonly string[] } {
  if (path === '/') return { html: `<script async src="${sunFile}"></script>`, inline: [] };
  if (body.includes('data-slideshow')) return { html: `<script>${slideshow}</script>`, inline: [slideshow] };
  return { html: '', inline: [] };
}

function dataBlock(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${jsonInHtml(value)}</script>`;
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
