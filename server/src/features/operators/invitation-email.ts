import type { InvitedFrom } from '@stillgrove/contract/operators';
import { NAMELESS_GREETING } from '@stillgrove/domain/accounts/name';
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
  const because =
    from === 'operator'
      ? `You’re getting this email because an operator of ${siteName} invited this address.`
      : `You’re getting this email because the settings of ${siteName} list this address as an operator’s.`;
  return {
    // It goes to an address that perhaps no account has confirmed; writing invitations has a limit of its own.
    kind: 'prompt',
    cause: `operator-invitation:${id}`,
    recipient: email,
    subject: `Your invitation to help run ${siteName}`,
    ...emailBody({
      greeting: NAMELESS_GREETING,
      paragraphs: [
        `You’re invited to help run ${siteName}. Open the link to see what operators do.`,
        `To accept, you need an account with this address and two-step sign-in. The link works once, within ${String(INVITATION_HOURS)} hours.`,
      ],
      link: { label: 'See the invitation', url: link },
      afterLink: ['If you didn’t expect this, you can ignore this email. Nothing happens unless you accept.'],
      closing: because,
    }),
  };
}
