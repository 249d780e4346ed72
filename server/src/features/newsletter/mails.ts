import { letter } from '../../platform/mail/letter';
import type { Mail } from '../../platform/mail/mail';
import { linkTo } from './links';
import type { Subscriber } from './store';

type MailFacts = {
  readonly subscriber: Subscriber;
  readonly siteName: string;
  /** Without a slash at the end. */
  readonly publicUrl: string;
  readonly nowMs: number;
};

/** Asks whether the person themselves asked for the newsletter. */
export function confirmationMail({ subscriber, siteName, publicUrl, nowMs }: MailFacts): Mail {
  return {
    kind: 'confirming',
    cause: `newsletter-confirmation:${subscriber.id}:${String(nowMs)}`,
    recipient: subscriber.email,
    unsubscribeUrl: linkTo('leave', publicUrl, subscriber.token),
    subject: `Please confirm: the newsletter of ${siteName}`,
    ...letter({
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
export function welcomeMail({ subscriber, siteName, publicUrl, nowMs }: MailFacts): Mail {
  const leave = linkTo('leave', publicUrl, subscriber.token);
  return {
    kind: 'notice',
    recipientConfirmed: subscriber.confirmed,
    summary: 'This address gets the newsletter now.',
    cause: `newsletter-welcome:${subscriber.id}:${String(nowMs)}`,
    recipient: subscriber.email,
    unsubscribeUrl: leave,
    subject: `The newsletter of ${siteName}`,
    ...letter({
      greeting: 'Hello,',
      paragraphs: [
        `this address gets the newsletter of ${siteName}. We do not look at who opens it or what is clicked.`,
        'The link below ends it at any time, and so does the button of your mail program.',
      ],
      link: { label: 'Leave', url: leave },
      closing: siteName,
    }),
  };
}
