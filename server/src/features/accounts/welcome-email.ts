import type { User } from '@stillgrove/contract/accounts';
import { greetingTo } from '@stillgrove/domain/accounts/name';
import { emailBody } from '../../platform/email/email-body';
import type { Email } from '../../platform/email/email';

type WelcomeFacts = {
  readonly user: User;
  readonly siteName: string;
  /** Confirms the address. */
  readonly link: string;
};

/** The letter that a new person gets, once; it also asks to confirm the address. */
export function welcomeEmail({ user, siteName, link }: WelcomeFacts): Email {
  return {
    kind: 'confirming',
    cause: `welcome:${user.id}`,
    recipient: user.email,
    subject: `Welcome to ${siteName}`,
    ...emailBody({
      greeting: greetingTo(user.fullName),
      paragraphs: [
        `Your account at ${siteName} is ready. Breathe with a guide, play a calm game, read a little, and watch your tree grow. It never shrinks, however long you are away.`,
        'Please confirm that this address is yours: open the link and choose “Yes, confirm my address.” The link works for seven days. You can use your account before that, too.',
        'If you didn’t make this account, don’t confirm. Open the link and choose “It was not me.” The account is then removed.',
      ],
      link: { label: 'Confirm this address', url: link },
      closing: siteName,
    }),
  };
}
