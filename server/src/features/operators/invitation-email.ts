import type { InvitedFrom } from '@stillgrove/contract/operators';
import { INVITATION_HOURS } from '@stillgrove/domain/operators/invitation';
import { emailBody } from '../../platform/email/email-body';
import type { Email } from '../../platform/email/email';

type InvitationFacts = {
  readonly id: string;
  readonly email: string;
  readonly from: InvitedFrom;
  readonly link: string;
  readonly siteName: string;
};

/** Brings the link of an invitation to the invited address. */
export function invitationEmail({ id, email, from, link, siteName }: InvitationFacts): Email {
  const why =
    from === 'operator'
      ? `An operator of ${siteName} invites you to help run it.`
      : `The settings of ${siteName} name this address as an operator’s, so you are invited to run it.`;
  return {
    // It goes to an address that perhaps no account has confirmed; writing invitations has a limit of its own.
    kind: 'prompt',
    cause: `operator-invitation:${id}`,
    recipient: email,
    subject: `Become an operator of ${siteName}`,
    ...emailBody({
      greeting: 'Hello,',
      paragraphs: [
        why,
        `Open the link to see what that means and what it takes: an account with this address, and two-step sign-in. The link works once, for ${String(INVITATION_HOURS)} hours.`,
        'If you did not expect this, you can ignore this email. Nothing happens unless you accept.',
      ],
      link: { label: 'See the invitation', url: link },
      closing: siteName,
    }),
  };
}
