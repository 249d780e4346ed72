import { emailBody } from '../../platform/email/email-body';
import type { Email } from '../../platform/email/email';
import type { ContactMessage } from './store';

type MessageFacts = {
  readonly message: ContactMessage;
  readonly site: { readonly name: string; readonly email: string };
};

/** A visitor's message as the operator gets it; answering it writes to the visitor. */
export function messageEmail({ message: { id, name, email, subject, message }, site }: MessageFacts): Email {
  return {
    kind: 'prompt',
    cause: `contact:${id}`,
    recipient: site.email,
    replyTo: email,
    subject: `[${site.name}] ${subject}`,
    ...emailBody({
      greeting: `${name} <${email}> wrote:`,
      paragraphs: [subject, message],
      closing: `Sent with the contact form of ${site.name}. Answer this email to write back.`,
    }),
  };
}
