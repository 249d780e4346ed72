import type { RefusalCode } from './refusals';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export type Limit = {
  readonly tries: number;
  readonly windowMs: number;
  /**
   * `database` where a restart or a second process must not give new tries; `memory` where the limit
   * only keeps one visitor from using up the server, since a count on disk costs more than the call.
   */
  readonly kept: 'database' | 'memory';
  /** Whether it counts on when the account is deleted: who deletes and registers again must gain nothing. */
  readonly outlivesAccount?: true;
  /**
   * Only these refusals count, once the handler has answered: whoever does right is never held back, however much
   * others behind the same address did wrong.
   */
  readonly countsOnly?: readonly RefusalCode[];
};

/** How many times the tries of one address a /48 of IPv6 has, which is 65,536 of what counts as an address. */
export const WIDE_NETWORK_FACTOR = 8;

/** How often what may be tried. RATE_LIMIT_FACTOR multiplies the tries. */
export const LIMITS = {
  /** Every API call from one address; a whole campus may share one. */
  'calls-of-address': { tries: 30_000, windowMs: MINUTE, kept: 'memory' },
  /** Public lists, pictures and descriptions from one address; a page shows some twenty pictures. */
  'public-reads-of-address': { tries: 6_000, windowMs: MINUTE, kept: 'memory' },
  /** New accounts from one address; a workshop may sign up together. */
  'registrations-of-address': { tries: 100, windowMs: HOUR, kept: 'database' },
  /** Registrations of one email address, from anywhere; each causes an email, and one that is refused does not count. */
  'registrations-of-account': { tries: 5, windowMs: HOUR, kept: 'database', outlivesAccount: true },
  /**
   * Registrations of one email address from one address. Deleting the account makes the links that were emailed void, so
   * whoever registers again and again would leave the owner of the inbox without one.
   */
  'registrations-of-pair': { tries: 3, windowMs: 24 * HOUR, kept: 'database', outlivesAccount: true },
  /** Requests for a new password from one address, whatever the account. */
  'forgotten-of-address': { tries: 20, windowMs: HOUR, kept: 'database' },
  /** Requests for a new password of one account, from anywhere: each causes an email to its owner. */
  'forgotten-of-account': { tries: 3, windowMs: HOUR, kept: 'database' },
  /** Wrong emailed links from one address; no one guesses one, but each costs work. */
  'links-of-address': {
    tries: 60,
    windowMs: 15 * MINUTE,
    kept: 'database',
    countsOnly: ['wrong-link', 'wrong-invitation'],
  },
  /** Emails that ask one person to confirm an address. */
  'confirmations-of-account': { tries: 5, windowMs: HOUR, kept: 'database' },
  /** Invitations by one operator; each causes an email. */
  'invitations-of-account': { tries: 20, windowMs: HOUR, kept: 'database' },
  /** Test emails of one operator. */
  'test-emails-of-account': { tries: 10, windowMs: HOUR, kept: 'database' },
  /** Archives of one's own data; each reads every table. */
  'downloads-of-account': { tries: 10, windowMs: HOUR, kept: 'database' },
  /** Wrong passwords of someone who is signed in. */
  'password-checks-of-account': { tries: 10, windowMs: 15 * MINUTE, kept: 'database' },
  /** Failed sign-ins from one address, whatever the account. */
  'sign-ins-of-address': { tries: 100, windowMs: 15 * MINUTE, kept: 'database' },
  /** Failed sign-ins to one account from one address. */
  'sign-ins-of-pair': { tries: 10, windowMs: 15 * MINUTE, kept: 'database' },
  /** Failed sign-ins to one account from everywhere but its known devices. */
  'sign-ins-of-account': { tries: 100, windowMs: HOUR, kept: 'database' },
  /** Failed sign-ins to one account on a device that is known for it. */
  'sign-ins-of-device': { tries: 10, windowMs: 15 * MINUTE, kept: 'database' },
  /** Right passwords at sign-in to one account: no one signs in so often, and each makes a session. */
  'right-sign-ins-of-account': { tries: 20, windowMs: HOUR, kept: 'database' },
  /** Right passwords on a device that is known for the account: sign-ins elsewhere never shut it out. */
  'right-sign-ins-of-device': { tries: 20, windowMs: HOUR, kept: 'database' },
  /** Sensitive operations of one account, after a re-authentication: most of them cause an email. */
  'sensitive-operations-of-account': { tries: 30, windowMs: HOUR, kept: 'database' },
  /** Wrong codes of a second step for one account from one address; whoever tries has its password. */
  'codes-of-pair': { tries: 10, windowMs: 15 * MINUTE, kept: 'database' },
  /** Wrong codes for one account from everywhere but its known devices. */
  'codes-of-account': { tries: 30, windowMs: HOUR, kept: 'database' },
  /** Wrong codes for one account on a device that is known for it. */
  'codes-of-device': { tries: 10, windowMs: 15 * MINUTE, kept: 'database' },
  /** Wrong second steps of one account until its owner is told. */
  'second-steps-until-notice': { tries: 2, windowMs: 24 * HOUR, kept: 'database' },
  /** Passkeys shown from one address. */
  'passkeys-of-address': { tries: 100, windowMs: 15 * MINUTE, kept: 'database' },
  /** Second steps of sign-ins from one address, whether a sign-in waits for one or not. */
  'second-steps-of-address': { tries: 300, windowMs: 15 * MINUTE, kept: 'memory' },
  /** Messages to the operator from one address. */
  'messages-of-address-an-hour': { tries: 5, windowMs: HOUR, kept: 'database' },
  'messages-of-address-a-day': { tries: 20, windowMs: 24 * HOUR, kept: 'database' },
  /** Subscriptions to the newsletter from one address. */
  'subscriptions-of-address-an-hour': { tries: 5, windowMs: HOUR, kept: 'database' },
  'subscriptions-of-address-a-day': { tries: 20, windowMs: 24 * HOUR, kept: 'database' },
  /** Links to leave the newsletter from one address; an email provider follows them for all its users. */
  'unsubscriptions-of-address': { tries: 3_000, windowMs: 15 * MINUTE, kept: 'memory' },
  /** Appointments scheduled or moved by one account, and from one address, behind which a whole campus may be. */
  'appointments-of-account': { tries: 30, windowMs: HOUR, kept: 'database' },
  'appointments-of-address': { tries: 300, windowMs: HOUR, kept: 'database' },
  /** Emails on appointments to one therapist; what is beyond waits for the next hour, and what is undone by then is not told. */
  'appointment-mails-to-recipient': { tries: 12, windowMs: HOUR, kept: 'database', outlivesAccount: true },
  /** Emails that ask one address to confirm something about its own account. */
  'confirming-mails-to-recipient': {
    tries: 10,
    windowMs: 24 * HOUR,
    kept: 'database',
    outlivesAccount: true,
  },
  /** Emails that ask one address to confirm what someone typed it for elsewhere; they leave its account its own. */
  'typed-mails-to-recipient': { tries: 5, windowMs: 24 * HOUR, kept: 'database', outlivesAccount: true },
  /** Notices to one address; the rest of a day is gathered into one email. */
  'notices-to-recipient': { tries: 5, windowMs: 24 * HOUR, kept: 'database', outlivesAccount: true },
  /** Batches of awards from one account; the daily cap allows some 1,800 awards in all. */
  'awards-of-account': { tries: 600, windowMs: MINUTE, kept: 'memory' },
  /** Batches of sealed records that one account sends or fetches; a device with much to send has some hundred. */
  'sync-of-account': { tries: 600, windowMs: MINUTE, kept: 'memory' },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
