import type { User } from '@stillgrove/contract/accounts';
import { NAMELESS_GREETING } from '@stillgrove/domain/accounts/name';
import { emailBody } from '../../platform/email/email-body';
import type { Email } from '../../platform/email/email';

type WelcomeFacts = {
  readonly user: User;
  readonly siteName: string;
  /** Confirms the address. */
  readonly link: string;
};

/** Welcomes a new person, once, and asks them to confirm the address. */
export function welcomeEmail({ user, siteName, link }: WelcomeFacts): Email {
  return {
    // Limited by the number of registrations alone: whoever reads the inbox hears of every account, and can disown it.
    kind: 'prompt',
    cause: `welcome:${user.id}`,
    recipient: user.email,
    subject: `Welcome to ${siteName}: please confirm your email address`,
    ...emailBody({
      greeting: NAMELESS_GREETING,
      paragraphs: [
        `Welcome to ${siteName}. Your account is ready, and there’s one thing left to do: please confirm that this is your address. The link works for seven days.`,
      ],
      link: { label: 'Confirm my address', url: link },
      afterLink: [
        'If you didn’t make an account, don’t confirm. Open the link and tell us there, and we’ll remove it.',
      ],
      closing: `You’re getting this email because someone made an account at ${siteName} with this address.`,
    }),
  };
}
