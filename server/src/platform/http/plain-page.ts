import { createHash } from 'node:crypto';
import { type Html, html } from '../html';

const STYLESHEET = `
:root { color-scheme: light dark; --leaf: light-dark(#2c6140, #9fd3ae); --on-leaf: light-dark(#fff, #141b17); }
body { margin: 0 auto; padding: 3rem 1rem; max-width: 34rem; font: 1.0625rem/1.6 system-ui, sans-serif; color: light-dark(#1d2b22, #e4ece6); background: light-dark(#fbfcfa, #141b17); overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.25; text-wrap: balance; }
h2 { margin: 2rem 0 0.5rem; font-size: 1.25rem; line-height: 1.25; }
a { color: var(--leaf); }
button { min-height: 3rem; padding: 0.5rem 1.5rem; border: 0; border-radius: 1.5rem; font: inherit; font-weight: 600; color: var(--on-leaf); background: var(--leaf); cursor: pointer; }
:focus-visible { outline: 3px solid var(--leaf); outline-offset: 3px; }
`;

const STYLE_HASH = createHash('sha256').update(STYLESHEET).digest('base64');

/** What goes with each of these pages. Its address stays here: it may hold a token. */
export const PLAIN_PAGE_HEADERS = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'same-origin',
};

/** A page outside of the web build, for search engines to leave alone: a heading and what stands below it. */
export function plainPage(title: string, content: Html): string {
  const style = html`<style>`.markup + STYLESHEET + html`</style>`.markup;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${{ markup: style }}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html> `.markup;
}
