import { greetingTo } from '@stillgrove/domain/accounts/name';
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
    subject: `Please confirm your address for ${siteName}`,
    ...emailBody({
      greeting: greetingTo(person.fullName),
      paragraphs: [
        `You get this email because someone made an account at ${siteName} with this address. If that was you, open the link and choose “Yes, confirm my address.” The link works for seven days.`,
        'If you didn’t ask for this, don’t confirm. Open the link and choose “It was not me.” The account is then removed.',
      ],
      link: { label: 'Confirm this address', url: link },
      closing: siteName,
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
    cause: `change-address:${person.id}:${sha256(link)}`,
    recipient: email,
    subject: `Please confirm your new address for ${siteName}`,
    ...emailBody({
      greeting: greetingTo(person.fullName),
      paragraphs: [
        `You get this email because someone asked to use this address for their account at ${siteName}. If that was you, open the link and choose “Yes, confirm my address.” The link works once, for 24 hours. Until then nothing changes.`,
        'If you didn’t ask for this, don’t confirm. Open the link and choose “It was not me.” The link then stops working, and nothing changes.',
      ],
      link: { label: 'Use this address', url: link },
      closing: siteName,
    }),
  };
}

/** Goes to the old address: whoever reads only that one should know. */
export function changedEmail({
  person,
  siteName,
  nowMs,
  supportEmail,
}: EmailFacts & { nowMs: number; supportEmail: string }): Email {
  return {
    kind: 'notice',
    recipientConfirmed: person.confirmed,
    summary: 'Your account has another email address now. No more email about it comes here.',
    cause: `address-changed:${person.id}:${String(nowMs)}`,
    recipient: person.email,
    subject: `Your address for ${siteName} was changed`,
    ...emailBody({
      greeting: greetingTo(person.fullName),
      paragraphs: [
        `your account at ${siteName} has another email address now. No more email about it comes here.`,
        `If that was you, all is well. If not, please write to ${supportEmail} at once.`,
      ],
      closing: siteName,
    }),
  };
}
