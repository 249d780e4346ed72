import { greetingTo } from '@stillgrove/domain/accounts/name';
import { letter } from '../../platform/mail/letter';
import type { Mail } from '../../platform/mail/mail';

type AnswerFacts = {
  readonly answer: { readonly id: string; readonly answer: string };
  readonly message: {
    readonly name: string;
    readonly email: string;
    readonly subject: string;
    readonly message: string;
  };
  readonly site: { readonly name: string; readonly email: string };
};

/** An operator's answer as the visitor gets it; writing back reaches the site's mailbox. */
export function answerMail({ answer, message, site }: AnswerFacts): Mail {
  const { subject } = message;
  return {
    kind: 'prompt',
    cause: `contact-answer:${answer.id}`,
    recipient: message.email,
    replyTo: site.email,
    subject: /^re:/i.test(subject) ? subject : `Re: ${subject}`,
    ...letter({
      greeting: greetingTo(message.name),
      paragraphs: [answer.answer],
      closing: site.name,
      quote: { lead: 'You wrote:', words: message.message },
    }),
  };
}
