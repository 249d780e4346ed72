import { NAMELESS_GREETING } from '@stillgrove/domain/accounts/name';
import { emailBody } from '../../platform/email/email-body';
import type { Email } from '../../platform/email/email';
import type { ContactMessage } from './store';

type MessageFacts = {
  readonly message: ContactMessage;
  readonly site: { readonly name: string; readonly email: string };
};

type NoticeFacts = Pick<MessageFacts, 'site'> & {
  readonly message: Pick<ContactMessage, 'id'>;
  /** Without a slash at the end. */
  readonly publicUrl: string;
};

export function messageCause(messageId: string): string {
  return `contact:${messageId}`;
}

/**
 * Tells the team that a message is there, and nothing of it: people write about their health, and an inbox lies on
 * phones and with an email provider.
 */
export function messageNoticeEmail({ message, site, publicUrl }: NoticeFacts): Email {
  return {
    kind: 'prompt',
    cause: messageCause(message.id),
    recipient: site.email,
    subject: `New message on ${site.name}`,
    ...emailBody({
      greeting: NAMELESS_GREETING,
      paragraphs: [
        `Someone used the contact form of ${site.name}. Sign in to read the message and to answer it.`,
      ],
      link: { label: 'Read the message', url: `${publicUrl}/operator/messages` },
      afterLink: [
        'This email names no one and repeats nothing of the message. That keeps what they wrote private.',
      ],
      closing: `You’re getting this email because notices of new messages on ${site.name} go to this address.`,
    }),
  };
}

/** A visitor's message in full, where the operator wants it so; answering it writes to the visitor. */
export function messageEmail({ message: { id, name, email, subject, message }, site }: MessageFacts): Email {
  return {
    kind: 'prompt',
    cause: messageCause(id),
    recipient: site.email,
    replyTo: email,
    subject: `[${site.name}] ${subject}`,
    ...emailBody({
      greeting: NAMELESS_GREETING,
      paragraphs: [
        `Someone wrote to you on the contact page of ${site.name}. Reply to this email to answer them.`,
        `From: ${name} <${email}>\nSubject: ${subject}`,
        message,
      ],
      closing: `You’re getting this email because messages from the contact page of ${site.name} go to this address. No one has checked that the sender’s address is theirs.`,
    }),
  };
}
