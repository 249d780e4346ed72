import { greetingTo } from '@stillgrove/domain/accounts/name';
import { emailBody } from '../../platform/email/email-body';
import type { Email } from '../../platform/email/email';

/** What was changed about the second step of someone's sign-in. */
export type SecondFactorChange =
  | 'app-added'
  | 'app-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'codes-renewed'
  | 'recovery-code-used';

type ChangeWords = {
  readonly subject: (siteName: string) => string;
  /** One sentence. */
  readonly news: string;
};

const WORDS: Record<SecondFactorChange, ChangeWords> = {
  'app-added': {
    subject: (siteName) => `An authenticator app was added to your account at ${siteName}`,
    news: 'An authenticator app was added to your account.',
  },
  'app-removed': {
    subject: (siteName) => `The authenticator app was removed from your account at ${siteName}`,
    news: 'The authenticator app was removed from your account.',
  },
  'passkey-added': {
    subject: (siteName) => `A passkey was added to your account at ${siteName}`,
    news: 'A passkey was added to your account.',
  },
  'passkey-removed': {
    subject: (siteName) => `A passkey was removed from your account at ${siteName}`,
    news: 'A passkey was removed from your account.',
  },
  'codes-renewed': {
    subject: (siteName) => `New recovery codes were made for your account at ${siteName}`,
    news: 'New recovery codes were made for your account. The old codes no longer work.',
  },
  'recovery-code-used': {
    subject: (siteName) => `A recovery code was used to sign in to your account at ${siteName}`,
    news: 'A recovery code was used to sign in to your account. That code no longer works.',
  },
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

/** Tells the owner, at most once a day, that someone knows the password and failed at the second step several times. */
export function failedStepsEmail({ person, siteName, publicUrl, nowMs }: EmailFacts): Email {
  const day = new Date(nowMs).toISOString().slice(0, 10);
  return {
    kind: 'notice',
    recipientConfirmed: person.confirmed,
    summary: 'Someone entered your password, then got the second step wrong.',
    cause: `second-factor:failed-steps:${person.userId}:${day}`,
    recipient: person.email,
    subject: `Someone tried to sign in to your account at ${siteName}`,
    ...emailBody({
      greeting: greetingTo(person.fullName),
      paragraphs: [
        `Someone entered your password at ${siteName}, then got the second step wrong several times. They didn’t get in.`,
        'If that was you, you can ignore this email. If it wasn’t, someone knows your password. Choose a new one now.',
      ],
      link: { label: 'Reset my password', url: `${publicUrl}/forgot-password` },
      closing: `You’re getting this email because you have an account at ${siteName}. We send it at most once a day, when the second step of your sign-in fails.`,
    }),
  };
}

/** Tells the owner what was changed about the second step, in case it was not them. */
export function changeEmail(change: SecondFactorChange, facts: EmailFacts): Email {
  const { person, siteName, publicUrl, nowMs } = facts;
  const { subject, news } = WORDS[change];
  return {
    kind: 'notice',
    recipientConfirmed: person.confirmed,
    summary: news,
    cause: `second-factor:${change}:${person.userId}:${String(nowMs)}`,
    recipient: person.email,
    subject: subject(siteName),
    ...emailBody({
      greeting: greetingTo(person.fullName),
      paragraphs: [
        news,
        'If that was you, you’re all set. If it wasn’t, reset your password now, then check Profile Settings.',
      ],
      link: { label: 'Reset my password', url: `${publicUrl}/forgot-password` },
      closing: `You’re getting this email because you have an account at ${siteName}. We tell you when the way you sign in changes or a recovery code is used.`,
    }),
  };
}
