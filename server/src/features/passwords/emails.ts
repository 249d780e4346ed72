import { greetingTo } from '@stillgrove/domain/accounts/name';
import { emailBody } from '../../platform/email/email-body';
import type { Email } from '../../platform/email/email';
import { sha256 } from '../../platform/tokens';
import type { Person } from './store';

type EmailFacts = {
  readonly person: Person;
  readonly siteName: string;
};

/** Holds the link to a new password. */
export function resetEmail({ person, siteName, link }: EmailFacts & { link: string }): Email {
  return {
    kind: 'confirming',
    cause: `reset-password:${person.id}:${sha256(link)}`,
    recipient: person.email,
    subject: `A new password for ${siteName}`,
    ...emailBody({
      greeting: greetingTo(person.fullName),
      paragraphs: [
        `someone, we hope you, asked for a new password at ${siteName}. Open the link and choose one. The link works once, for 24 hours, and takes the place of every earlier one.`,
        'If it was not you, you need do nothing: your password stays as it is. Give the link to no one.',
      ],
      link: { label: 'Choose a new password', url: link },
      closing: siteName,
    }),
  };
}

/** Tells the owner that the password is another one now, in case it was not them. */
export function changedEmail({
  person,
  siteName,
  nowMs,
  publicUrl,
}: EmailFacts & { nowMs: number; publicUrl: string }): Email {
  return {
    kind: 'notice',
    recipientConfirmed: person.confirmed,
    summary: 'Your password was changed, and everyone on another device was signed out.',
    cause: `password-changed:${person.id}:${String(nowMs)}`,
    recipient: person.email,
    subject: `Your password for ${siteName} was changed`,
    ...emailBody({
      greeting: greetingTo(person.fullName),
      paragraphs: [
        `the password of your account at ${siteName} was changed just now. Everyone who was signed in on another device is signed out.`,
        'If that was you, all is well. If not, open the link and ask for a new password at once.',
      ],
      link: { label: 'It was not me', url: `${publicUrl}/forgot-password` },
      closing: siteName,
    }),
  };
}
