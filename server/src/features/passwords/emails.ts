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
        `Here’s the link to choose a new password for your account at ${siteName}. It works once, within 24 hours, and replaces any older link.`,
      ],
      link: { label: 'Reset my password', url: link },
      afterLink: [
        'If you didn’t ask for it, you can ignore this email, and your password stays the same. Don’t share the link with anyone.',
      ],
      closing: `You’re getting this email because someone asked to reset the password of your account at ${siteName}.`,
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
        `The password of your account at ${siteName} was changed, and your other devices were signed out.`,
        'If that was you, you’re all set. If it wasn’t, reset your password now.',
      ],
      link: { label: 'Reset my password', url: `${publicUrl}/forgot-password` },
      closing: `You’re getting this email because you have an account at ${siteName}. We always tell you when its password changes.`,
    }),
  };
}
