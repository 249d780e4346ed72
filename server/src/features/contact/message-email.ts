import { NAMELESS_GREETING } from '@stillgrove/domain/accounts/name';
import { emailBody } from '../../platform/email/email-body';
import type { Email } from '../../platform/email/email';
import type { ContactMessage } from './store';

type MessageFacts = {
  readonly message: ContactMessage;
  readonly site: { readonly name: string; readonly email: string };
};

export function messageCause(messageId: string): string {
  return `contact:${messageId}`;
}

/** A visitor's message as the operator gets it; answering it writes to the visitor. */
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
