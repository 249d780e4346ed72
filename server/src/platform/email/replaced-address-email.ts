import { NAMELESS_GREETING } from '@stillgrove/domain/accounts/name';
import type { Email } from './email';
import { emailBody } from './email-body';

type ReplacedFacts = {
  /** The address that email went to before. */
  readonly recipient: string;
  /** What now goes elsewhere. */
  readonly what: 'messages' | 'appointments';
  /** Names the occasion. */
  readonly occasion: string;
  readonly siteName: string;
  /** Without a slash at the end. */
  readonly publicUrl: string;
};

const NOW: Record<ReplacedFacts['what'], (siteName: string) => string> = {
  messages: (siteName) => `From now on, messages to the team of ${siteName} go to another address.`,
  appointments: (siteName) =>
    `From now on, email about your appointments at ${siteName} goes to another address.`,
};

/** Tells an address that what used to come there goes elsewhere, in case that was not meant. */
export function replacedAddressEmail(facts: ReplacedFacts): Email {
  const { recipient, what, occasion, siteName, publicUrl } = facts;
  return {
    // Whoever takes an address over must not be able to hold this back.
    kind: 'prompt',
    cause: `address-replaced:${occasion}`,
    recipient,
    subject: `Email from ${siteName} goes to another address now`,
    ...emailBody({
      greeting: NAMELESS_GREETING,
      paragraphs: [
        NOW[what](siteName),
        'If you know about this, you’re all set. If not, please tell the team right away.',
      ],
      link: { label: 'Tell the team', url: `${publicUrl}/contact` },
      closing: `You’re getting this email because this address was in use at ${siteName} before. We send it once.`,
    }),
  };
}
