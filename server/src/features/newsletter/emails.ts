import { emailBody } from '../../platform/email/email-body';
import type { Email } from '../../platform/email/email';
import { linkTo } from './links';
import type { Subscriber } from './store';

type EmailFacts = {
  readonly subscriber: Subscriber;
  readonly siteName: string;
  /** Without a slash at the end. */
  readonly publicUrl: string;
  readonly nowMs: number;
};

/** Asks whether the person themselves asked for the newsletter. */
export function confirmationEmail({ subscriber, siteName, publicUrl, nowMs }: EmailFacts): Email {
  return {
    kind: 'confirming',
    cause: `newsletter-confirmation:${subscriber.id}:${String(nowMs)}`,
    recipient: subscriber.email,
    unsubscribeUrl: linkTo('leave', publicUrl, subscriber.token),
    subject: `Please confirm: the newsletter of ${siteName}`,
    ...emailBody({
      greeting: 'Hello,',
      paragraphs: [
        `someone, we hope you, asked for the newsletter of ${siteName} at this address. Open the link and press the button to get it.`,
        'If it was not you, you need do nothing: without the button you get no newsletter, and the address is forgotten after seven days.',
      ],
      link: { label: 'Confirm', url: linkTo('confirm', publicUrl, subscriber.token) },
      closing: siteName,
    }),
  };
}

/** Says that the subscription holds, and how to leave. */
export function welcomeEmail({ subscriber, siteName, publicUrl, nowMs }: EmailFacts): Email {
  const leave = linkTo('leave', publicUrl, subscriber.token);
  return {
    kind: 'notice',
    recipientConfirmed: subscriber.confirmed,
    summary: 'This address gets the newsletter now.',
    cause: `newsletter-welcome:${subscriber.id}:${String(nowMs)}`,
    recipient: subscriber.email,
    unsubscribeUrl: leave,
    subject: `The newsletter of ${siteName}`,
    ...emailBody({
      greeting: 'Hello,',
      paragraphs: [
        `this address gets the newsletter of ${siteName}. We do not look at who opens it or what is clicked.`,
        'The link below ends it at any time, and so does the button of your email program.',
      ],
      link: { label: 'Leave', url: leave },
      closing: siteName,
    }),
  };
}
