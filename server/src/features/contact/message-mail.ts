import { letter } from '../../platform/mail/letter';
import type { Mail } from '../../platform/mail/mail';
import type { ContactMessage } from './store';

type MessageFacts = {
  readonly message: ContactMessage;
  readonly site: { readonly name: string; readonly email: string };
};

/** A visitor's message as the operator gets it; answering it writes to the visitor. */
export function messageMail({ message: { id, name, email, subject, message }, site }: MessageFacts): Mail {
  return {
    kind: 'prompt',
    cause: `contact:${id}`,
    recipient: site.email,
    replyTo: email,
    subject: `[${site.name}] ${subject}`,
    ...letter({
      greeting: `${name} <${email}> wrote:`,
      paragraphs: [subject, message],
      closing: `Sent with the contact form of ${site.name}. Answer this mail to write back.`,
    }),
  };
}
