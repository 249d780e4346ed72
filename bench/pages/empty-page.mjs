import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { ask } from '../setup/ask.mjs';

/** @typedef {import('../setup/canned.mjs').Answer} Answer */

/**
 * The least that a page with our fonts can be: one heading and one paragraph, served with the landing
 * page's own headers. Its LCP is what the network and the fonts cost by themselves.
 * @param {string} address of the product
 * @returns {Promise<Record<string, Answer>>}
 */
export async function emptyPage(address) {
  const landing = await ask(`${address}/`, { 'accept-encoding': 'identity' });
  const html = landing.body.toString();
  const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(
    (match) => match[1] ?? '',
  );
  if (fonts.length !== 2) throw new Error(`the landing page preloads ${fonts.length} fonts instead of two`);

  const style = styleOf(html, fonts);
  const page = Buffer.from(pageOf(style, fonts));
  const body = brotliCompressSync(page);
  const headers = {
    ...landing.headers,
    'content-encoding': 'br',
    'content-length': String(body.length),
    'content-security-policy': allowingStyle(landing.headers['content-security-policy'] ?? '', style),
  };
  /** @type {Record<string, Answer>} */
  const answers = { '/': { headers, body } };
  for (const font of fonts) answers[font] = await ask(address + font, {});
  return answers;
}

/**
 * The landing page's own rules for its two fonts, so that both swap fonts alike.
 * @param {string} html
 * @param {readonly string[]} fonts
 */
function styleOf(html, fonts) {
  const rules = [...html.matchAll(/@font-face\s*\{[^}]*\}/g)].map(([rule]) => rule);
  const [paragraph, heading] = fonts.map((font) => rules.find((rule) => rule.includes(font)));
  if (paragraph === undefined || heading === undefined)
    throw new Error('the landing page’s fonts have no rules');
  return `${paragraph}${heading}h1{font-family:${familyOf(heading)}}p{font-family:${familyOf(paragraph)}}`;
}

/** @param {string} rule */
function familyOf(rule) {
  return /font-family:\s*([^;}]+)/.exec(rule)?.[1] ?? 'serif';
}

/**
 * @param {string} style
 * @param {readonly string[]} fonts
 */
function pageOf(style, fonts) {
  const preloads = fonts.map(
    (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Empty page</title>
<style>${style}</style>
${preloads.join('\n')}
<link rel="icon" href="data:,">
</head>
<body><h1>An empty page</h1><p>Two fonts, one heading and one paragraph.</p></body>
</html>
`;
}

/**
 * @param {string} policy
 * @param {string} style
 */
function allowingStyle(policy, style) {
  const hash = createHash('sha256').update(style).digest('base64');
  return policy.replace(/style-src [^;]*/, `style-src 'sha256-${hash}'`);
}
