import { greetingTo } from '@stillgrove/domain/accounts/name';
import { emailBody } from '../../platform/email/email-body';
import type { Email } from '../../platform/email/email';

/** What was changed about the second step of someone's sign-in. */
export type SecondFactorChange =
  'app-added' | 'app-removed' | 'passkey-added' | 'passkey-removed' | 'codes-renewed' | 'recovery-code-used';

const WORDS: Record<SecondFactorChange, string> = {
  'app-added': 'An authenticator app was added to the sign-in of your account.',
  'app-removed': 'The authenticator app was removed from the sign-in of your account.',
  'passkey-added': 'A passkey was added to your account.',
  'passkey-removed': 'A passkey was removed from your account.',
  'codes-renewed': 'New recovery codes were made for your account. The old ones work no more.',
  'recovery-code-used': 'A recovery code was used to sign in to your account. It works no more.',
};

type EmailFacts = {
  readonly person: {
    readonly userId: string;
    readonly fullName: string;
    readonly email: string;
    /** Whether the person has shown that the address is theirs. */
    readonly confirmed: boolean;
  };
  readonly siteName: string;
  /** Without a slash at the end. */
  readonly publicUrl: string;
  /** Names the occasion, in milliseconds since 1970. */
  readonly nowMs: number;
};

/** Tells the owner, once a day at most, that the password was right and the second step was wrong several times. */
export function failedStepsEmail({ person, siteName, publicUrl, nowMs }: EmailFacts): Email {
  const day = new Date(nowMs).toISOString().slice(0, 10);
  return {
    kind: 'notice',
    recipientConfirmed: person.confirmed,
    summary: 'Someone entered the password of your account and failed at the second step.',
    cause: `second-factor:failed-steps:${person.userId}:${day}`,
    recipient: person.email,
    subject: `Someone could not finish signing in to your account at ${siteName}`,
    ...emailBody({
      greeting: greetingTo(person.fullName),
      paragraphs: [
        'Someone entered the password of your account and then failed at the second step several times. They did not get in.',
        'If that was you, you can ignore this email. If not, someone knows your password: open the link and choose a new one.',
      ],
      link: { label: 'It was not me', url: `${publicUrl}/forgot-password` },
      closing: siteName,
    }),
  };
}

/** Tells the owner what became of the second step, in case it was not them. */
export function changeEmail(change: SecondFactorChange, facts: EmailFacts): Email {
  const { person, siteName, publicUrl, nowMs } = facts;
  return {
    kind: 'notice',
    recipientConfirmed: person.confirmed,
    summary: WORDS[change],
    cause: `second-factor:${change}:${person.userId}:${String(nowMs)}`,
    recipient: person.email,
    subject: `A change to your sign-in at ${siteName}`,
    ...emailBody({
      greeting: greetingTo(person.fullName),
      paragraphs: [
        WORDS[change],
        'If that was you, all is well. If not, open the link and choose a new password at once; then look at your settings.',
      ],
      link: { label: 'It was not me', url: `${publicUrl}/forgot-password` },
      closing: siteName,
    }),
  };
}
