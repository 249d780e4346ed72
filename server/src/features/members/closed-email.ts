import { NAMELESS_GREETING } from '@stillgrove/domain/accounts/name';
import { isExampleEmail } from '@stillgrove/domain/site/example-contact';
import { emailBody } from '../../platform/email/email-body';
import type { Email } from '../../platform/email/email';

type ClosedFacts = {
  readonly email: string;
  /** Whether the address was confirmed; else it is perhaps someone else's, and nothing is sent. */
  readonly confirmed: boolean;
  readonly siteName: string;
  /** Where to ask why. */
  readonly supportEmail: string;
  /** The operator's sentence; may be empty. */
  readonly note: string;
};

/** Tells someone that their account was closed. It names no account, because that is gone. */
export function closedEmail({ email, confirmed, siteName, supportEmail, note }: ClosedFacts): Email {
  const isReachable = !isExampleEmail(supportEmail);
  return {
    kind: 'notice',
    recipientConfirmed: confirmed,
    summary: 'The team closed your account.',
    cause: `account-closed:${crypto.randomUUID()}`,
    recipient: email,
    ...(isReachable && { replyTo: supportEmail }),
    subject: `Your account at ${siteName} was closed`,
    ...emailBody({
      greeting: NAMELESS_GREETING,
      paragraphs: [
        `The team of ${siteName} closed your account and deleted everything in it.`,
        ...(note === '' ? [] : [`The team wrote: ${note}`]),
        isReachable
          ? `If you think this is a mistake, reply to this email or write to ${supportEmail}.`
          : `If you think this is a mistake, please use the contact form of ${siteName}.`,
      ],
      closing: `You’re getting this email because you had an account at ${siteName}.`,
    }),
  };
}
