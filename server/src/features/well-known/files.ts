import { escape } from 'html-escaper';

/** What search engines may visit. */
export function robotsText(publicUrl: string): string {
  return lines(
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /operator',
    'Allow: /',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
  );
}

/** @param paths of the pages that search engines may list */
export function sitemapXml(publicUrl: string, paths: readonly string[]): string {
  return lines(
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<url><loc>${escape(new URL(path, publicUrl).href)}</loc></url>`),
    '</urlset>',
  );
}

/** Whom to tell about a weak spot (RFC 9116). */
export function securityText(facts: { publicUrl: string; email: string; expiresMs: number }): string {
  return lines(
    `Contact: mailto:${facts.email}`,
    `Expires: ${new Date(facts.expiresMs).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${facts.publicUrl}/.well-known/security.txt`,
  );
}

function lines(...all: string[]): string {
  return `${all.join('\n')}\n`;
}
