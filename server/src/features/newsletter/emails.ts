import { NAMELESS_GREETING } from '@stillgrove/domain/accounts/name';
import { emailBody } from '../../platform/email/email-body';
import type { Email } from '../../platform/email/email';
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
    typed: true,
    cause: `newsletter-confirmation:${subscriber.id}:${String(nowMs)}`,
    recipient: subscriber.email,
    unsubscribeUrl: linkTo('leave', publicUrl, subscriber.token),
    subject: `Please confirm that you want the ${siteName} newsletter`,
    ...emailBody({
      greeting: NAMELESS_GREETING,
      paragraphs: [`You’re almost there. Please confirm that you want the ${siteName} newsletter.`],
      link: { label: 'Confirm my subscription', url: linkTo('confirm', publicUrl, subscriber.token) },
      afterLink: [
        'If you didn’t ask for it, you can ignore this email. You won’t get the newsletter, and we’ll delete your address after seven days.',
      ],
      closing: `You’re getting this email because someone asked to send the ${siteName} newsletter to this address.`,
    }),
  };
}

/**
 * Says that the subscription is confirmed, and how to unsubscribe.
 *
 * @param asker `anyone` when the address was typed once more; such email must not use up the notices of an account
 */
export function welcomeEmail(
  { subscriber, siteName, publicUrl, nowMs }: EmailFacts,
  asker: 'subscriber' | 'anyone',
): Email {
  const leave = linkTo('leave', publicUrl, subscriber.token);
  return {
    ...(asker === 'anyone'
      ? { kind: 'confirming', typed: true }
      : {
          kind: 'notice',
          recipientConfirmed: subscriber.confirmed,
          summary: 'You subscribed to the newsletter.',
        }),
    cause: `newsletter-welcome:${subscriber.id}:${String(nowMs)}`,
    recipient: subscriber.email,
    unsubscribeUrl: leave,
    subject: `Welcome to the ${siteName} newsletter`,
    ...emailBody({
      greeting: NAMELESS_GREETING,
      paragraphs: [
        `You’re on the list. The next ${siteName} newsletter will come to this address.`,
        'You can unsubscribe at any time. Use this link, or the unsubscribe button of your email app.',
      ],
      link: { label: 'Unsubscribe', url: leave },
      closing: `You’re getting this email because you confirmed that you want the ${siteName} newsletter.`,
    }),
  };
}

/**
 * A subscriber's own link, as in emails.
 *
 * @param publicUrl without a slash at the end
 */
export function linkTo(what: 'confirm' | 'leave', publicUrl: string, token: string): string {
  return `${publicUrl}/api/v1/newsletter/${what}?token=${token}`;
}
