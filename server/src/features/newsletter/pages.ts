import type { Page, Refusal } from '../../platform/errors/refusal';
import { type Html, html } from '../../platform/html';
import { PLAIN_PAGE_HEADERS, plainPage } from '../../platform/http/plain-page';

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

export const WRONG_LINK_WORDS: Said = {
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
export function refusedPage({ code, status, message }: Refusal): Page {
  if (code === 'wrong-link') return { markup: saidPage(WRONG_LINK_WORDS), headers: PLAIN_PAGE_HEADERS };
  const title = status === 429 ? 'Please wait a moment' : 'This did not work';
  return { markup: saidPage({ title, words: message }), headers: PLAIN_PAGE_HEADERS };
}

function page({ title, words }: Said, below: Html): string {
  return plainPage(
    title,
    html`<p>${words}</p>
      ${below}`,
  );
}
