import { t } from '@lingui/core/macro';
import type { OpeningCheckId, TestEmailState } from '@stillgrove/contract/before-you-open';
import { errorWords } from '../../platform/language/email-error-words';

type CheckWords = {
  readonly title: string;
  /** What it means that it is not done, and what to do. */
  readonly todo: string;
  readonly done: string;
  /** What to type at the server. */
  readonly command?: string;
  /** Where it is done in the operator's area. */
  readonly place?: { readonly href: string; readonly label: string };
};

const SITE = { href: '/operator/site', label: t`Open This site` };

/** Each step in words. */
export const CHECK_WORDS: Readonly<Record<OpeningCheckId, CheckWords>> = {
  contact: {
    title: t`Contact details`,
    todo: t`Visitors still see a placeholder for your address, email or phone. Enter your own.`,
    done: t`Visitors see your own address, email and phone.`,
    place: SITE,
  },
  'operator-name': {
    title: t`Who runs this site`,
    todo: t`The legal pages name no one yet. Enter the name of your organization.`,
    done: t`The legal pages name your organization.`,
    place: SITE,
  },
  figures: {
    title: t`Figures`,
    todo: t`The four figures are samples, and visitors are told so. Enter your own, or hide them.`,
    done: t`The figures are your own, or hidden.`,
    place: SITE,
  },
  services: {
    title: t`Services`,
    todo: t`The services in the FAQ are samples. Choose the ones you offer.`,
    done: t`The services are the ones you offer.`,
    place: SITE,
  },
  therapists: {
    title: t`Therapists`,
    todo: t`The directory still shows sample profiles. Remove them, and add your own therapists if you have any.`,
    done: t`The directory shows no sample profiles.`,
    place: { href: '/operator/therapists', label: t`Open Therapists` },
  },
  helplines: {
    title: t`Helplines`,
    todo: t`Choose the countries you serve under This site. Then call or look up each of their numbers, and save them.`,
    done: t`Someone has checked the numbers of every country you serve.`,
    place: { href: '/operator/helplines', label: t`Open Helplines` },
  },
  'second-operator': {
    title: t`A second operator`,
    todo: t`You are the only operator. If you lose your password or your phone, no one can let you back in. Invite someone.`,
    done: t`More than one person can run this site.`,
    place: { href: '/operator/operators', label: t`Open Operators` },
  },
  'test-email': {
    title: t`Test email`,
    todo: t`Emails confirm addresses, reset passwords and carry your answers. Send one to yourself to see that they arrive.`,
    done: t`The email server took a test email.`,
  },
  https: {
    title: t`Secure connection`,
    todo: t`The address of this site doesn’t start with https, so others can read what people send. Set PUBLIC_URL to an https address.`,
    done: t`People reach this site over https.`,
  },
  proxy: {
    title: t`Proxy`,
    todo: t`Visitors come through a proxy that the server doesn’t trust, so all of them share one limit. Set TRUST_PROXY to its address.`,
    done: t`The server has seen no proxy that it doesn’t trust.`,
  },
  'secrets-key': {
    title: t`Key for secrets`,
    todo: t`The key that protects two-step sign-in is stored next to the data. Set SECRETS_KEY, and keep a copy in a safe place.`,
    done: t`SECRETS_KEY is set. Keep a copy in a safe place, apart from your backups.`,
  },
  backup: {
    title: t`Backup`,
    todo: t`No backup has been made yet. With Docker, use the command from the guide to the first day. Without it, run this on the server, ideally every night:`,
    done: t`A backup has been made.`,
    command: 'npm run backup',
  },
  restore: {
    title: t`Restore test`,
    todo: t`No one knows yet whether a backup can be restored. Find out with a test, which changes nothing. With Docker, use the command from the guide to the first day. Without it, run this on the server:`,
    done: t`A test restore worked, and every row matched.`,
    command: 'npm run restore -- --try FILE',
  },
};

/** How many steps are done, in a sentence. */
export function progressWords(done: number, all: number): string {
  if (done === all) return t`All ${all} steps are done. This site is ready for visitors.`;
  return t`${done} of ${all} steps are done.`;
}

/** How the newest test email stands; empty when there is nothing to say. */
export function testEmailWords({ state, lastError }: TestEmailState): string {
  switch (state) {
    case 'no-server':
      return t`No email server is set, so emails are written as files. Set SMTP_URL and start the server again.`;
    case 'none':
      return '';
    case 'sent':
      return t`Your test email was sent. Look in your inbox, and in your spam folder.`;
    case 'waiting':
      return lastError === null
        ? t`Your test email is on its way.`
        : t`Your test email hasn’t gone out yet. ${errorWords(lastError)}`;
    case 'failed':
      return lastError === null
        ? t`Your test email couldn’t be sent.`
        : t`Your test email couldn’t be sent. ${errorWords(lastError)}`;
  }
}
