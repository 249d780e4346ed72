import { NAMELESS_GREETING } from '@stillgrove/domain/accounts/name';
import { emailBody } from '../../platform/email/email-body';
import type { Email } from '../../platform/email/email';

/** What changed about who runs the site. Each person is told by their email address. */
export type OperatorChange =
  | { readonly type: 'invited'; readonly email: string; readonly by: string }
  | { readonly type: 'joined'; readonly email: string }
  | { readonly type: 'removed'; readonly email: string; readonly by: string };

type ChangeFacts = {
  /** Of the operator who is told. */
  readonly recipient: string;
  /** Names the occasion; the same for everyone who is told. */
  readonly occasion: string;
  readonly siteName: string;
  /** Without a slash at the end. */
  readonly publicUrl: string;
};

/** Tells an operator that someone was invited to run the site, joined, or was removed, in case no operator meant it. */
export function operatorChangeEmail(change: OperatorChange, facts: ChangeFacts): Email {
  const { recipient, occasion, siteName, publicUrl } = facts;
  const { subject, news } = wordsOf(change, siteName);
  return {
    // Operators hear of it at once, and all of them; the changes themselves are limited.
    kind: 'prompt',
    cause: `operator-${change.type}:${occasion}:${recipient}`,
    recipient,
    subject,
    ...emailBody({
      greeting: NAMELESS_GREETING,
      paragraphs: [
        news,
        'If you know about this, you’re all set. If not, someone may be using the account of one of you. Look at the list, remove anyone who shouldn’t be there, and set a new password.',
      ],
      link: { label: 'See all operators', url: `${publicUrl}/operator/operators` },
      closing: `You’re getting this email because you help run ${siteName}. We tell everyone who does when someone is invited, joins or leaves.`,
    }),
  };
}

function wordsOf(change: OperatorChange, siteName: string): { subject: string; news: string } {
  switch (change.type) {
    case 'invited':
      return {
        subject: `Someone was invited to help run ${siteName}`,
        news: `Someone new was invited to help run ${siteName}. Their address is ${change.email}. The person who invited them is ${change.by}.`,
      };
    case 'joined':
      return {
        subject: `A new operator of ${siteName}`,
        news: `Someone new can now help run ${siteName}. Their address is ${change.email}.`,
      };
    case 'removed':
      return {
        subject: `An operator of ${siteName} was removed`,
        news: `Someone can no longer help run ${siteName}. Their address is ${change.email}. The person who removed them is ${change.by}.`,
      };
  }
}
