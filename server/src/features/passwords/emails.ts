import { greetingTo, NAMELESS_GREETING } from '@stillgrove/domain/accounts/name';
import { emailBody } from '../../platform/email/email-body';
import type { Email } from '../../platform/email/email';
import { sha256 } from '../../platform/tokens';
import type { Person } from './store';

type EmailFacts = {
  readonly person: Person;
  readonly siteName: string;
};

/** Brings the link with which someone chooses a new password. */
export function resetEmail({ person, siteName, link }: EmailFacts & { link: string }): Email {
  return {
    kind: 'confirming',
    cause: `reset-password:${person.id}:${sha256(link)}`,
    recipient: person.email,
    subject: `Reset your password for ${siteName}`,
    ...emailBody({
      greeting: person.confirmed ? greetingTo(person.fullName) : NAMELESS_GREETING,
      paragraphs: [
        `We got a request to reset the password of your account at ${siteName}. Open the link to choose a new password. It works once, within 24 hours, and replaces any older link.`,
      ],
      link: { label: 'Reset my password', url: link },
      afterLink: [
        'If it wasn’t you, you can ignore this email. Your password stays the same. Don’t share the link with anyone.',
      ],
      closing: `${siteName} sends this email when someone asks to reset a password.`,
    }),
  };
}

/** Tells the owner that the password was changed, in case it was not them. */
export function changedEmail({
  person,
  siteName,
  nowMs,
  publicUrl,
}: EmailFacts & { nowMs: number; publicUrl: string }): Email {
  return {
    kind: 'notice',
    recipientConfirmed: person.confirmed,
    summary: 'Your password was changed, and your other devices were signed out.',
    cause: `password-changed:${person.id}:${String(nowMs)}`,
    recipient: person.email,
    subject: `Your password for ${siteName} was changed`,
    ...emailBody({
      greeting: greetingTo(person.fullName),
      paragraphs: [
        `You get this email because the password of your account at ${siteName} was changed. Your other devices were signed out.`,
        'If that was you, you don’t need to do anything. If it wasn’t, reset your password now.',
      ],
      link: { label: 'Reset my password', url: `${publicUrl}/forgot-password` },
      closing: `${siteName} sends this email when the password of an account changes.`,
    }),
  };
}
