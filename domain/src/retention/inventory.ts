/** When something goes by itself. */
export type End =
  /** With the account that it belongs to. */
  | { readonly ends: 'with-account' }
  /** At a moment that stands in the row. */
  | { readonly ends: 'at'; readonly column: string }
  /** So many days after a moment that stands in the row. */
  | { readonly ends: 'after'; readonly days: number; readonly column: string }
  /** Never: it belongs to the instance and holds nothing about a person. */
  | { readonly ends: 'never' };

type Words = {
  readonly title: string;
  readonly text: string;
  /** Told only where the operator switched it on. */
  readonly needs?: 'legacyRecords';
};

export type Kept = End & {
  /** For the privacy page; null where it is nothing of a visitor. */
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
      text: 'Your name, your email address, the day you joined, and when you confirmed the address. Your password is never stored, only a scrambled form of it (an argon2id hash) that cannot be turned back. It is kept until the account is deleted.',
    },
    ends: 'with-account',
    columns: {
      users: ['id', 'full_name', 'email', 'email_key', 'password_hash', 'created_at', 'confirmed_at'],
    },
  },
  sessions: {
    words: {
      title: 'Being signed in',
      text: 'A scrambled form of a random token, the kind of browser and system (such as Firefox on Linux), whether you showed more than a password, when you last showed it again before a change to your account, and the last day it was used, so that you can tell your devices apart. For operators we also keep the minute of the last use, because their sessions end after 30 minutes without use. It is deleted when you sign out, and otherwise runs out by itself, as a rule after 30 days.',
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
      title: 'Devices you signed in on',
      text: 'A scrambled form of another random token, for 180 days after your last sign-in there. It keeps strangers who guess passwords from locking you out.',
    },
    ends: 'after',
    days: 180,
    column: 'last_seen_at',
    columns: { known_devices: ['token_hash', 'user_id', 'last_seen_at'] },
  },
  emailedLinks: {
    words: {
      title: 'Links in emails to you',
      text: 'A scrambled form of the link’s token and the address it was sent to, until it is used or runs out: after 24 hours for a new password or a new address, after seven days for confirming your address.',
    },
    ends: 'at',
    column: 'expires_at',
    columns: { mailed_links: ['user_id', 'purpose', 'token_hash', 'email', 'created_at', 'expires_at'] },
  },
  secondFactor: {
    words: {
      title: 'Two-step sign-in, if you set it up',
      text: 'The secret that your app shares with us, encrypted, the public half of each passkey with the name you gave it and when it was used, and scrambled forms of your recovery codes. They go when you take them away, or with the account.',
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
      title: 'A sign-in that is half done',
      text: 'That the password was right, or a question to your passkey, for ten minutes.',
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
      text: 'With whom, when, in which way, and your time zone, until a year after the session. The therapist gets your name, your address and the time by email, and the people who run this place see the same. No one is told why you come.',
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
      ],
      appointment_cells: ['therapist_id', 'cell', 'user_id', 'appointment_id'],
    },
  },
  points: {
    words: {
      title: 'Points and leaves',
      text: 'Which activity, how many, and on which day. Not what you thought, felt or wrote. They are kept with the account.',
    },
    ends: 'with-account',
    columns: {
      point_events: ['user_id', 'id', 'activity', 'points', 'leaves', 'day', 'created_at'],
      point_totals: ['user_id', 'total_score', 'leaves'],
      point_days: ['user_id', 'day', 'activity', 'points'],
    },
  },
  contactMessages: {
    words: {
      title: 'Messages from the contact form',
      text: 'Your name, email address, subject and message, and our answers, until a year after they were dealt with. A copy goes to the inbox of the people who run this place.',
    },
    ends: 'after',
    days: 365,
    column: 'done_at',
    columns: {
      contact_messages: ['id', 'name', 'email', 'subject', 'message', 'created_at', 'done_at'],
      contact_answers: ['id', 'message_id', 'user_id', 'answer', 'created_at'],
    },
  },
  newsletter: {
    words: {
      title: 'The letters you subscribe to',
      text: 'Your email address. It is used for letters only after you confirm it, and forgotten after a week when you do not. Every letter has a link to leave, which deletes it.',
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
      title: 'Email to you',
      text: 'Each email waits in a list on the server. Its words are erased from that list as soon as it was sent, its subject and your address 30 days after it was sent or given up. Several notices on one day are gathered into one mail.',
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
      text: 'How often something was tried from an internet address or for an account, and how many emails an address got, for minutes up to a day. On the disk the address stands only in scrambled form.',
    },
    ends: 'at',
    column: 'resets_at',
    columns: { rate_limits: ['key_hash', 'tries', 'resets_at'] },
  },
  operators: {
    words: {
      title: 'The people who run this place',
      text: 'Who runs this place, since when, and who invited them, for as long as they do.',
    },
    ends: 'with-account',
    columns: { operators: ['user_id', 'since', 'invited_from', 'invited_by'] },
  },
  operatorInvitations: {
    words: {
      title: 'Invitations to run this place',
      text: 'The invited email address and a scrambled form of the link, until the invitation is accepted or canceled, and for 24 hours at most.',
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
      title: 'What operators do',
      text: 'The people who run this place leave a trace of what they change here: who, what and when, for two years. It names none of your words.',
    },
    ends: 'after',
    days: 730,
    column: 'created_at',
    columns: { operator_actions: ['id', 'user_id', 'action', 'subject', 'created_at'] },
  },
  legacyRecords: {
    words: {
      title: 'Records',
      text: 'What you enter into the record form, with the account. Only you see it here.',
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
      leases: ['name', 'holder', 'ends_at'],
      clock_marks: ['name', 'trusted_at', 'steady_ms'],
      migrations: ['name', 'applied_at'],
    },
  },
} as const satisfies Readonly<Record<string, Kept>>;
