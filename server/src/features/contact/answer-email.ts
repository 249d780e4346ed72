import { NAMELESS_GREETING } from '@stillgrove/domain/accounts/name';
import { emailBody } from '../../platform/email/email-body';
import type { Email } from '../../platform/email/email';

type AnswerFacts = {
  readonly answer: { readonly id: string; readonly answer: string; readonly quoted: boolean };
  readonly message: {
    readonly email: string;
    readonly subject: string;
    readonly message: string;
  };
  readonly site: { readonly name: string; readonly email: string };
};

export function answerCause(answerId: string): string {
  return `contact-answer:${answerId}`;
}

/**
 * An operator's answer as the visitor gets it; writing back reaches the site's inbox. Where someone else may read
 * the visitor's email it repeats nothing of the message, not even in its subject.
 */
export function answerEmail({ answer, message, site }: AnswerFacts): Email {
  const { subject } = message;
  return {
    kind: 'prompt',
    cause: answerCause(answer.id),
    recipient: message.email,
    replyTo: site.email,
    subject: answer.quoted ? replyTo(subject) : 'An answer to your message',
    ...emailBody({
      greeting: NAMELESS_GREETING,
      paragraphs: [`Thank you for writing to ${site.name}. Here’s our answer:`, answer.answer],
      closing: `You’re getting this email because you used the contact form of ${site.name}. Reply to it to write back.`,
      ...(answer.quoted && { quote: { lead: 'You wrote:', words: message.message } }),
    }),
  };
}

function replyTo(subject: string): string {
  return /^re:/i.test(subject) ? subject : `Re: ${subject}`;
}
