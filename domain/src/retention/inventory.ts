const IN_WORDS: Readonly<Record<number, string>> = { 1: 'one day', 365: 'one year', 730: 'two years' };

/** A number of whole days as the privacy text says it, such as "one year" or "30 days". */
export function daysInWords(days: number): string {
  return IN_WORDS[days] ?? `${String(days)} days`;
}

/** Days for which the copy that an upgrade makes of an SQLite database stays. */
export const UPGRADE_COPY_DAYS = 30;

/** When something goes by itself. */
export type End =
  /** With the account that it belongs to. */
  | { readonly ends: 'with-account' }
  /** At a time in the row. */
  | { readonly ends: 'at'; readonly column: string }
  /** This many days after a time in the row. */
  | {
      readonly ends: 'after';
      readonly days: number;
      readonly column: string;
      /** When it goes even where that moment never comes. */
      readonly atLatest?: { readonly days: number; readonly column: string };
    }
  /** Never: it belongs to the instance and holds nothing about a person. */
  | { readonly ends: 'never' };

/** Why the data may be kept; the privacy text says each in plain words. */
export type Basis =
  /** It is needed for what the person asked us to do. */
  | 'request'
  /** The person agreed to it. */
  | 'consent'
  /** It keeps accounts and the site safe and working. */
  | 'safety';

/** What an operator sets and the sentences depend on. */
export type RetentionSettings = {
  /** Days until a sign-in runs out. */
  readonly sessionDays: number;
  /** Whether the team's inbox gets messages in full. */
  readonly fullMessageAlerts: boolean;
  /** Whether email goes out through an email service, rather than into files on the server. */
  readonly usesEmailService: boolean;
};

type Words = {
  readonly title: string;
  /** What is kept, what for and for how long: whole sentences of plain English. */
  readonly text: string | ((settings: RetentionSettings) => string);
  readonly basis: Basis;
  /** Shown only if the operator has turned it on. */
  readonly needs?: 'legacyRecords';
};

export type Kept = End & {
  /** For the privacy page; null where it is not about visitors. */
  readonly words: Words | null;
  /** Every column of every table that is meant. */
  readonly columns: Readonly<Record<string, readonly string[]>>;
};

/**
 * All that the server keeps and for how long: the privacy page is made of it, what tidies up goes by it,
 * and a test holds it against the database column by column.
 */
export const INVENTORY = {
  account: {
    words: {
      title: 'Your account',
      text: 'Your name, your email address, the day you joined, and when you confirmed the address. We never store your password itself. We store a hash of it (argon2id), from which only a weak password can be guessed. We keep all this until the account is deleted.',
      basis: 'request',
    },
    ends: 'with-account',
    columns: {
      users: ['id', 'full_name', 'email', 'email_key', 'password_hash', 'created_at', 'confirmed_at'],
    },
  },
  sessions: {
    words: {
      title: 'Where you are signed in',
      text: ({ sessionDays }) =>
        `For each device: a hash of a random code, the kind of browser and system (such as Firefox on Linux), and the last day you used it, so you can tell your devices apart. We also keep whether you used two steps to sign in, and when you last entered your password for a change to your account. For operators we keep the minute of the last use, because their sessions end after 30 minutes without use. We delete it when you sign out, or ${daysInWords(sessionDays)} after you signed in.`,
      basis: 'request',
    },
    ends: 'at',
    column: 'expires_at',
    columns: {
      sessions: [
        'token_hash',
        'user_id',
        'created_at',
        'expires_at',
        'browser',
        'system',
        'last_seen_day',
        'second_factor',
        'reauthenticated_at',
        'last_used_at',
      ],
    },
  },
  knownDevices: {
    words: {
      title: 'Devices you have used before',
      text: `A hash of another random code, until ${daysInWords(180)} after your last sign-in on that device. It keeps people who guess passwords from locking you out.`,
      basis: 'safety',
    },
    ends: 'after',
    days: 180,
    column: 'last_seen_at',
    columns: { known_devices: ['token_hash', 'user_id', 'last_seen_at'] },
  },
  emailedLinks: {
    words: {
      title: 'Links we email you',
      text: 'A hash of the code in the link, and the address we sent it to. We delete it when you use the link or when it runs out: after 24 hours for a new password or a new address, and after 7 days for confirming your address.',
      basis: 'request',
    },
    ends: 'at',
    column: 'expires_at',
    columns: { mailed_links: ['user_id', 'purpose', 'token_hash', 'email', 'created_at', 'expires_at'] },
  },
  secondFactor: {
    words: {
      title: 'Two-step sign-in, if you set it up',
      text: 'The secret that your app shares with us (encrypted), the public part of each passkey with the name you gave it and when you used it, and hashes of your recovery codes. We delete them when you remove them, or with your account.',
      basis: 'request',
    },
    ends: 'with-account',
    columns: {
      authenticator_apps: ['user_id', 'secret', 'last_step', 'confirmed_at'],
      recovery_codes: ['user_id', 'code_hash'],
      passkeys: [
        'id',
        'user_id',
        'public_key',
        'counter',
        'transports',
        'name',
        'created_at',
        'last_used_at',
      ],
    },
  },
  pendingSignIns: {
    words: {
      title: 'A sign-in you have not finished',
      text: 'The fact that your password was right, or a question to your passkey, for ten minutes.',
      basis: 'request',
    },
    ends: 'at',
    column: 'expires_at',
    columns: {
      pending_sign_ins: ['token_hash', 'user_id', 'expires_at'],
      passkey_challenges: ['holder', 'challenge', 'expires_at'],
    },
  },
  appointments: {
    words: {
      title: 'Appointments',
      text: `Which therapist you meet, when, whether online or in person, and your time zone. We also keep when you agreed to this and to which wording. The therapist gets your name, your email address and the time by email. The team of this site can see the same. The links in these emails hold a random code. We keep a hash of it with the address it went to. We never ask why you come. When you cancel or delete an appointment, we delete it, the record of your consent, and what we keep of the emails already sent about it. The email that says you canceled is kept as long as any other email. If the team cancels it, you still see that it was canceled. We delete each appointment ${daysInWords(365)} after its date at the latest.`,
      basis: 'consent',
    },
    ends: 'after',
    days: 365,
    column: 'starts_at',
    columns: {
      appointments: [
        'id',
        'user_id',
        'therapist_id',
        'starts_at',
        'minutes',
        'meets',
        'time_zone',
        'revision',
        'created_at',
        'cancelled_at',
        'consent_version',
        'consented_at',
      ],
      appointment_cells: ['therapist_id', 'cell', 'user_id', 'appointment_id'],
      appointment_links: ['appointment_id', 'purpose', 'token_hash', 'email'],
    },
  },
  points: {
    words: {
      title: 'Points and leaves',
      text: 'Which activity you did, how many points it gave, and on which day. We do not store what you thought, felt or wrote. We keep points until the account is deleted.',
      basis: 'request',
    },
    ends: 'with-account',
    columns: {
      point_events: ['user_id', 'id', 'activity', 'points', 'leaves', 'day', 'created_at'],
      point_totals: ['user_id', 'total_score', 'leaves'],
      point_days: ['user_id', 'day', 'activity', 'points'],
    },
  },
  sync: {
    words: {
      title: 'Your private space, if you sync it between devices',
      text: 'Your devices encrypt it before they send it, with keys that we don’t have. We can’t read what you wrote, what kind of entry it is, or which day it is about. We see your account, the number of entries, their sizes (rounded up), and when your devices sent them. You agreed to this when you turned sync on. We keep it until you delete it from the server, or until the account is deleted. If you don’t turn sync on, we get none of this.',
      basis: 'consent',
    },
    ends: 'with-account',
    columns: {
      vault_locks: ['user_id', 'space', 'format', 'version', 'sealed', 'last_seq', 'used_bytes'],
      vault_records: ['user_id', 'record_id', 'seq', 'sealed', 'stored_at'],
    },
  },
  contactMessages: {
    words: {
      title: 'Messages you send with the contact form',
      text: ({ fullMessageAlerts }) =>
        `Your name, email address, subject and message, our answers, and the day on which we plan to write to you again, if we do. The team of this site can read them. ${
          fullMessageAlerts
            ? 'A copy goes to the team’s inbox.'
            : 'The team’s inbox only gets a notice that a message is here, without your name, your address or your words.'
        } If you reply to an email of ours, your reply goes to that inbox as you wrote it. We delete a message ${daysInWords(365)} after the team marks it as done, and at the latest ${daysInWords(730)} after you sent it.`,
      basis: 'request',
    },
    ends: 'after',
    days: 365,
    column: 'done_at',
    atLatest: { days: 730, column: 'created_at' },
    columns: {
      contact_messages: [
        'id',
        'name',
        'email',
        'subject',
        'message',
        'created_at',
        'done_at',
        'write_again_at',
      ],
      contact_answers: ['id', 'message_id', 'user_id', 'answer', 'created_at'],
    },
  },
  newsletter: {
    words: {
      title: 'The newsletter, if you subscribe',
      text: `Your email address, and when you asked for the newsletter and confirmed it. We send it only after you confirm. If you do not, we delete your address after ${daysInWords(7)}. Our own emails about it have a link to unsubscribe, which deletes your address from our server. The newsletter itself is sent with another program, which gets the same link for each address.`,
      basis: 'consent',
    },
    ends: 'after',
    days: 7,
    column: 'mailed_at',
    columns: {
      newsletter_subscribers: [
        'id',
        'email',
        'email_key',
        'token',
        'created_at',
        'mailed_at',
        'confirmed_at',
      ],
    },
  },
  mail: {
    words: {
      title: 'Emails we send you',
      text: ({ usesEmailService }) =>
        usesEmailService
          ? `Each email waits in a list on the server until it is sent. Then its text is deleted. Its subject and your address are deleted ${daysInWords(30)} after it was sent. If an email cannot be sent, all of it is deleted ${daysInWords(30)} after we stop trying.`
          : `This site has no email service yet, so no email leaves the server. Each email is written to a file on the server in place of being sent. The file, and the entry with its subject and your address, are deleted after ${daysInWords(30)}.`,
      basis: 'request',
    },
    ends: 'after',
    days: 30,
    column: 'sent_at',
    columns: {
      outbox: [
        'id',
        'cause',
        'recipient',
        'reply_to',
        'subject',
        'text_body',
        'html_body',
        'created_at',
        'written_at',
        'next_try_at',
        'tries',
        'last_error',
        'sent_at',
        'failed_at',
        'claimed_until',
        'unsubscribe_url',
        'calendar',
        'gathered',
        'gathered_for',
      ],
    },
  },
  rateLimits: {
    words: {
      title: 'Limits against misuse',
      text: 'How often something was tried from an internet address or for an account, and how many emails an address got. We keep these counts for minutes, and for one day at most. The database holds no address for this, only a hash made with a secret key that is kept outside the database. Some counts are kept in memory only.',
      basis: 'safety',
    },
    ends: 'at',
    column: 'resets_at',
    columns: { rate_limits: ['key_hash', 'tries', 'resets_at'] },
  },
  operators: {
    words: {
      title: 'The people who run this site',
      text: 'Whether you are an operator of this site, since when, and who invited you. We delete it when you stop being one, or with your account.',
      basis: 'safety',
    },
    ends: 'with-account',
    columns: { operators: ['user_id', 'since', 'invited_from', 'invited_by'] },
  },
  operatorInvitations: {
    words: {
      title: 'Invitations to run this site',
      text: 'The email address we invited, and a hash of the code in the link. We delete it when the invitation is accepted or canceled, and after 24 hours at the latest.',
      basis: 'request',
    },
    ends: 'at',
    column: 'expires_at',
    columns: {
      operator_invitations: [
        'id',
        'email_key',
        'email',
        'token_hash',
        'invited_from',
        'invited_by',
        'created_at',
        'expires_at',
      ],
    },
  },
  operatorActions: {
    words: {
      title: 'A record of what operators change',
      text: `Which operator changed what, and when. It lets the people who run this site see what each of them did. It holds nothing you wrote. We delete each entry after ${daysInWords(730)}.`,
      basis: 'safety',
    },
    ends: 'after',
    days: 730,
    column: 'created_at',
    columns: { operator_actions: ['id', 'user_id', 'action', 'subject', 'created_at'] },
  },
  deletions: {
    words: {
      title: 'What was deleted',
      text: 'That an account, an appointment, a message, a subscription, an email or a synced private space was deleted, as a keyed hash of its number and the day, for one year. It names no one. If we ever have to go back to a backup, it lets us delete the same things again.',
      basis: 'safety',
    },
    ends: 'after',
    days: 365,
    column: 'deleted_at',
    columns: { deletions: ['key_hash', 'kind', 'deleted_at'] },
  },
  legacyRecords: {
    words: {
      title: 'Records',
      text: 'What you enter in the record form. On this site only you can see it, but whoever runs the server could read it there. We keep it until the account is deleted.',
      basis: 'request',
      needs: 'legacyRecords',
    },
    ends: 'with-account',
    columns: { legacy_records: ['id', 'user_id', 'fields', 'created_at'] },
  },
  instance: {
    words: null,
    ends: 'never',
    columns: {
      settings: ['name', 'value', 'version'],
      therapists: [
        'id',
        'name',
        'qualifications',
        'languages',
        'helps_with',
        'meets',
        'about',
        'is_sample',
        'position',
        'created_at',
        'email',
        'time_zone',
        'session_minutes',
        'version',
        'removed_at',
      ],
      therapist_hours: ['therapist_id', 'weekday', 'from_minute', 'to_minute'],
      therapist_exceptions: ['therapist_id', 'date', 'open'],
      outside_answers: ['source', 'value', 'fetched_at', 'failures', 'next_try_at'],
      legal_texts: ['name', 'version', 'is_own', 'markdown', 'note', 'created_at'],
      leases: ['name', 'holder', 'ends_at'],
      clock_marks: ['name', 'trusted_at', 'steady_ms'],
      opening_marks: ['name', 'done_at'],
      migrations: ['name', 'applied_at'],
    },
  },
} as const satisfies Readonly<Record<string, Kept>>;
