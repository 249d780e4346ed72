import { createHash } from 'node:crypto';
import type { Page, Refusal } from '../../platform/errors/refusal';
import { type Html, html } from '../../platform/html';

const STYLESHEET = `
:root { color-scheme: light dark; --leaf: light-dark(#2c6140, #9fd3ae); --on-leaf: light-dark(#fff, #141b17); }
body { margin: 0 auto; padding: 3rem 1rem; max-width: 34rem; font: 1.0625rem/1.6 system-ui, sans-serif; color: light-dark(#1d2b22, #e4ece6); background: light-dark(#fbfcfa, #141b17); }
h1 { font-size: 1.5rem; line-height: 1.25; text-wrap: balance; }
a { color: var(--leaf); }
button { min-height: 3rem; padding: 0.5rem 1.5rem; border: 0; border-radius: 1.5rem; font: inherit; font-weight: 600; color: var(--on-leaf); background: var(--leaf); cursor: pointer; }
:focus-visible { outline: 3px solid var(--leaf); outline-offset: 3px; }
`;

const STYLE_HASH = createHash('sha256').update(STYLESHEET).digest('base64');

/** What goes with each of these pages. No other site gets the address, since it holds the token. */
export const PAGE_HEADERS = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'same-origin',
};

type Question = { readonly title: string; readonly words: string; readonly button: string };
type Said = { readonly title: string; readonly words: string };

export const CONFIRM_QUESTION: Question = {
  title: 'Do you want the newsletter?',
  words: 'Please confirm that you want our newsletter by email. You can unsubscribe at any time.',
  button: 'Yes, send me the newsletter',
};

export const CONFIRMED: Said = {
  title: 'You are subscribed',
  words: 'Thank you. We have sent you a short email with a link to unsubscribe at any time.',
};

export const LEAVE_QUESTION: Question = {
  title: 'Do you want to unsubscribe?',
  words: 'You will get no more newsletters, and we will delete your address from the list right away.',
  button: 'Yes, unsubscribe',
};

export const LEFT: Said = {
  title: 'You are unsubscribed',
  words: 'Your address is no longer on the list. You will get no more newsletters.',
};

export const WRONG_LINK: Said = {
  title: 'This link does not work',
  words:
    'Part of the link may be missing, or the subscription has ended. Copy the whole link from our newest email, or subscribe again.',
};

/** Asks before anything changes: programs that check email open every link in it, but press no button. */
export function questionPage(question: Question, token: string): string {
  const form = html`<form method="post">
    <input type="hidden" name="token" value="${token}" />
    <button>${question.button}</button>
  </form>`;
  return page(question, form);
}

/** Says how it went. */
export function saidPage(said: Said): string {
  return page(said, html`<p><a href="/">Go to the home page</a></p>`);
}

/** A refusal that a person reads after they pressed a button. */
export function refusedPage({ status, message }: Refusal): Page {
  const title = status === 429 ? 'Please wait a moment' : 'This did not work';
  return { markup: saidPage({ title, words: message }), headers: PAGE_HEADERS };
}

function page({ title, words }: Said, below: Html): string {
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
          <p>${words}</p>
          ${below}
        </main>
      </body>
    </html> `.markup;
}
