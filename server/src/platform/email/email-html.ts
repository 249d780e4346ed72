import { escape } from 'html-escaper';

// Email programs know little CSS: styles stand on the elements, and the layout is a table, for Outlook. The
// style sheet in the head only adds dark colors, where a program has them. Nothing is loaded from anywhere.

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const INK = 'color:#1d2b22';
const LEAF = '#2c6140';

const DARK = `@media (prefers-color-scheme: dark) {
.page { background: #141b17 !important; }
.sheet { background: #1c2520 !important; }
.ink { color: #e4ece6 !important; }
.soft { color: #b4c2b8 !important; border-color: #3a463e !important; }
.button { background: #9fd3ae !important; }
.button a { color: #141b17 !important; }
.link { color: #9fd3ae !important; }
}`;

/** @param parts HTML that the functions of this file made */
export function layout(parts: readonly string[]): string {
  return [
    '<!doctype html>',
    '<html lang="en" dir="ltr">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<style>${DARK}</style>`,
    '</head>',
    '<body class="page" style="margin:0;padding:0;background:#f1f5f0">',
    '<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f1f5f0">',
    '<tr><td align="center" style="padding:24px 12px">',
    '<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:16px">',
    '<tr><td align="left" style="padding:32px 28px 24px">',
    ...parts,
    '</td></tr></table>',
    '</td></tr></table>',
    '</body>',
    '</html>',
  ].join('\n');
}

export function paragraph(words: string): string {
  return `<p class="ink" style="margin:0 0 16px;${FONT};font-size:16px;line-height:1.6;${INK}">${withBreaks(words)}</p>`;
}

/** A link that looks like a button, the same in programs that show no padding on links. */
export function button({ label, url }: { readonly label: string; readonly url: string }): string {
  return [
    '<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0">',
    `<tr><td class="button" bgcolor="${LEAF}" style="border-radius:24px;background:${LEAF}">`,
    `<a href="${escape(url)}" style="display:inline-block;padding:14px 28px;${FONT};font-size:16px;line-height:1.25;font-weight:600;color:#ffffff;text-decoration:none">${escape(label)}</a>`,
    '</td></tr></table>',
  ].join('\n');
}

/** For programs that show the button but do not open it. */
/** A link in a line of its own, for what can be done instead of the button. */
export function lineLink({ label, url }: { readonly label: string; readonly url: string }): string {
  return `<p style="margin:0 0 16px;${FONT};font-size:16px;line-height:1.6"><a class="link" href="${escape(url)}" style="color:${LEAF}">${escape(label)}</a></p>`;
}

export function fallbackLink(url: string): string {
  const address = escape(url);
  return `<p class="soft" style="margin:0 0 16px;${FONT};font-size:14px;line-height:1.5;color:#4c5c52">If the button doesn’t work, copy this link into your browser:<br><a class="link" href="${address}" style="color:${LEAF};word-break:break-all">${address}</a></p>`;
}

export function smallPrint(words: string): string {
  return `<p class="soft" style="margin:24px 0 16px;padding:16px 0 0;border-top:1px solid #d8e1d9;${FONT};font-size:14px;line-height:1.5;color:#4c5c52">${withBreaks(words)}</p>`;
}

export function quotation(words: string): string {
  return `<blockquote class="soft" style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #d8e1d9;${FONT};font-size:16px;line-height:1.6;color:#4c5c52">${withBreaks(words)}</blockquote>`;
}

/** Lines of a person's own words stay lines. */
function withBreaks(words: string): string {
  return escape(words).replace(/\r\n|\r|\n/g, '<br>');
}
