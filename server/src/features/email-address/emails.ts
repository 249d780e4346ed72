import { greetingTo, NAMELESS_GREETING } from '@stillgrove/domain/accounts/name';
import { emailBody } from '../../platform/email/email-body';
import type { Email } from '../../platform/email/email';
import { sha256 } from '../../platform/tokens';
import type { Person } from './store';

type EmailFacts = {
  readonly person: Person;
  readonly siteName: string;
};

/** Asks once more whether the address of an account is the person's own. */
export function confirmEmail({ person, siteName, link }: EmailFacts & { link: string }): Email {
  return {
    kind: 'confirming',
    cause: `confirm-address:${person.id}:${sha256(link)}`,
    recipient: person.email,
    subject: `Please confirm your email address for ${siteName}`,
    ...emailBody({
      greeting: NAMELESS_GREETING,
      paragraphs: [
        'Here’s your new link. Please confirm that this is your address. The link works for seven days.',
      ],
      link: { label: 'Confirm my address', url: link },
      afterLink: [
        'If you didn’t make an account, don’t confirm. Open the link and tell us there, and we’ll remove it.',
      ],
      closing: `You’re getting this email because someone made an account at ${siteName} with this address and asked for a new link.`,
    }),
  };
}

/** Goes to the new address and asks whether it is to take the place of the old one. */
export function changeEmail({
  person,
  siteName,
  email,
  link,
}: EmailFacts & { email: string; link: string }): Email {
  return {
    kind: 'confirming',
    typed: true,
    cause: `change-address:${person.id}:${sha256(link)}`,
    recipient: email,
    subject: `Please confirm your new email address for ${siteName}`,
    ...emailBody({
      greeting: NAMELESS_GREETING,
      paragraphs: [
        `Please confirm that you want to use this address for your account at ${siteName}. The link works once, within 24 hours.`,
      ],
      link: { label: 'Confirm my new address', url: link },
      afterLink: [
        'If it wasn’t you, don’t confirm. You can ignore this email, and nothing will change. Or open the link and tell us there, and the link stops working.',
      ],
      closing: `You’re getting this email because someone asked to use this address for their account at ${siteName}.`,
    }),
  };
}

/** Goes to the old address, in case the change was not the owner's. */
export function changedEmail({
  person,
  siteName,
  nowMs,
  supportEmail,
}: EmailFacts & { nowMs: number; supportEmail: string }): Email {
  return {
    kind: 'notice',
    recipientConfirmed: person.confirmed,
    summary: 'The email address of your account was changed.',
    cause: `address-changed:${person.id}:${String(nowMs)}`,
    recipient: person.email,
    subject: `Your email address for ${siteName} was changed`,
    ...emailBody({
      greeting: greetingTo(person.fullName),
      paragraphs: [
        `The email address of your account at ${siteName} was changed. From now on, we’ll write to the new address.`,
        `If that was you, you’re all set. If it wasn’t, please write to ${supportEmail} right away.`,
      ],
      closing: `You’re getting this email because this was the address of your account at ${siteName}.`,
    }),
  };
}
