/**
 * The tables, column by column. Times are milliseconds since 1970 in UTC, ids are texts and truth
 * values are 0 or 1, so that every supported database stores them alike.
 */
export type Tables = {
  users: UsersTable;
  sessions: SessionsTable;
  known_devices: KnownDevicesTable;
  mailed_links: EmailedLinksTable;
  pending_sign_ins: PendingSignInsTable;
  authenticator_apps: AuthenticatorAppsTable;
  recovery_codes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  point_events: PointEventsTable;
  point_totals: PointTotalsTable;
  point_days: PointDaysTable;
  settings: SettingsTable;
  outbox: OutboxTable;
  rate_limits: RateLimitsTable;
  contact_messages: ContactMessagesTable;
  contact_answers: ContactAnswersTable;
  newsletter_subscribers: NewsletterSubscribersTable;
  therapists: TherapistsTable;
  outside_answers: OutsideAnswersTable;
  legacy_records: LegacyRecordsTable;
  therapist_hours: TherapistHoursTable;
  therapist_exceptions: TherapistExceptionsTable;
  appointments: AppointmentsTable;
  appointment_cells: AppointmentCellsTable;
  appointment_links: AppointmentLinksTable;
  operators: OperatorsTable;
  operator_invitations: OperatorInvitationsTable;
  operator_actions: OperatorActionsTable;
  legal_texts: LegalTextsTable;
  vault_locks: VaultLocksTable;
  vault_records: VaultRecordsTable;
  leases: LeasesTable;
  clock_marks: ClockMarksTable;
  deletions: DeletionsTable;
  opening_marks: OpeningMarksTable;
  migrations: MigrationsTable;
};

type UsersTable = {
  id: string;
  full_name: string;
  /** As the person typed it; email goes here. */
  email: string;
  /** What sign-in looks for; unique. */
  email_key: string;
  password_hash: string;
  created_at: number;
  /** When the person showed that the address is theirs; null until then. */
  confirmed_at: number | null;
};

type SessionsTable = {
  /** SHA-256 of the token in the cookie. */
  token_hash: string;
  user_id: string;
  created_at: number;
  expires_at: number;
  /** Coarse words for the device, such as `Firefox` and `Linux`. */
  browser: string | null;
  system: string | null;
  /** The last day in UTC on which it was used, `YYYY-MM-DD`. */
  last_seen_day: string | null;
  /** Whether more than a password was shown: 0 or 1. */
  second_factor: number;
  /** When password or factor were last shown again in it; null when never. */
  reauthenticated_at: number | null;
  /** To the minute, for operators only; null for everyone else. */
  last_used_at: number | null;
};

type PendingSignInsTable = {
  /** SHA-256 of the token in the cookie. */
  token_hash: string;
  /** Whose password was right; null for who begins with a passkey. */
  user_id: string | null;
  expires_at: number;
};

type AuthenticatorAppsTable = {
  user_id: string;
  /** Shared with the app; sealed by a key outside the database. */
  secret: string;
  /** The 30 seconds of the latest code that was used; it and earlier ones work no more. */
  last_step: number;
  /** Null until a first code showed that the app has the secret. */
  confirmed_at: number | null;
};

type RecoveryCodesTable = {
  user_id: string;
  /** SHA-256; that of a code of an older version is sealed. A code that was used is gone. */
  code_hash: string;
};

type PasskeysTable = {
  /** As the authenticator names it, in base64url. */
  id: string;
  user_id: string;
  /** COSE, in base64url. */
  public_key: string;
  counter: number;
  /** JSON list. */
  transports: string;
  /** What its owner calls it. */
  name: string;
  created_at: number;
  last_used_at: number | null;
};

type PasskeyChallengesTable = {
  /** The session or the pending sign-in that was asked. */
  holder: string;
  challenge: string;
  expires_at: number;
};

type KnownDevicesTable = {
  /** SHA-256 of the token in the device's cookie. */
  token_hash: string;
  user_id: string;
  last_seen_at: number;
};

type EmailedLinksTable = {
  user_id: string;
  /** One link of each kind at most: a newer one takes the place of the older. */
  purpose: string;
  /** SHA-256 of the token in the link. */
  token_hash: string;
  /** Where it was emailed to. */
  email: string;
  created_at: number;
  expires_at: number;
};

type PointEventsTable = {
  user_id: string;
  /** Made on the device; unique for the user. */
  id: string;
  activity: string;
  points: number;
  leaves: number;
  /** The day that it counts for, `YYYY-MM-DD`. */
  day: string;
  created_at: number;
};

type PointTotalsTable = { user_id: string; total_score: number; leaves: number };

type PointDaysTable = { user_id: string; day: string; activity: string; points: number };

type SettingsTable = {
  name: string;
  /** JSON. */
  value: string;
  /** Grows by one with every change. */
  version: number;
};

type OutboxTable = {
  id: string;
  /** What the email is about, such as `welcome:<user id>`; unique, so that it is sent for once. */
  cause: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  text_body: string;
  html_body: string;
  /** When it was to be sent first. */
  created_at: number;
  /** By the clock of that moment; null for email of builds that did not note it. */
  written_at: number | null;
  next_try_at: number;
  tries: number;
  /** Codes only, never an address. */
  last_error: string | null;
  sent_at: number | null;
  /** When sending was given up. */
  failed_at: number | null;
  /** Until then one process has the email to itself. */
  claimed_until: number | null;
  /** For email programs' own button. */
  unsubscribe_url: string | null;
  /** JSON: an event for the recipient's calendar. */
  calendar: string | null;
  /** JSON: what happened, of an email that gathers notices until it is sent; null for every other mail. */
  gathered: string | null;
  /** The address, as sign-in looks for it, for which notices are gathered. */
  gathered_for: string | null;
};

type RateLimitsTable = {
  /** HMAC-SHA-256 of purpose and subject, by a key that is not in the database. */
  key_hash: string;
  tries: number;
  resets_at: number;
};

type ContactMessagesTable = {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  created_at: number;
  /** When an operator was done with it; null while it waits. */
  done_at: number | null;
  /** When operators want to be reminded to write again; null when no one asked for it. */
  write_again_at: number | null;
};

type ContactAnswersTable = {
  /** Made on the operator's device, so that sending twice emails once. */
  id: string;
  message_id: string;
  /** Who answered; null once that account is gone. */
  user_id: string | null;
  answer: string;
  created_at: number;
};

type NewsletterSubscribersTable = {
  id: string;
  /** As the person typed it; email goes here. */
  email: string;
  /** Identifies the subscriber; unique. */
  email_key: string;
  /**
   * In the links of every email to this person: who has it has read that email, and may confirm or leave.
   * Kept as it is, since each later email needs it again; it opens nothing else.
   */
  token: string;
  created_at: number;
  /** When the last email about the subscription itself was written. */
  mailed_at: number;
  confirmed_at: number | null;
};

type TherapistsTable = {
  id: string;
  name: string;
  qualifications: string;
  /** JSON list of BCP 47 tags. */
  languages: string;
  /** JSON list. */
  helps_with: string;
  /** JSON list of `in-person` and `online`. */
  meets: string;
  about: string;
  is_sample: number;
  /** The order in which people see them, smallest first. */
  position: number;
  created_at: number;
  /** Where emails about appointments go; null: to the site’s address. */
  email: string | null;
  /** Where their clock hangs: a name of the IANA database. */
  time_zone: string;
  session_minutes: number;
  /** Grows by one with every change of profile or hours. */
  version: number;
  /** No longer in the directory; the name stays for those who had a session. */
  removed_at: number | null;
};

type TherapistHoursTable = {
  therapist_id: string;
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
  /** Minutes since midnight on the therapist's clock. */
  from_minute: number;
  to_minute: number;
};

type TherapistExceptionsTable = {
  therapist_id: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** JSON list of `{ from, to }` in minutes; empty for a day off. */
  open: string;
};

type AppointmentsTable = {
  /** Made on the device, so that asking twice books once. */
  id: string;
  user_id: string;
  therapist_id: string;
  starts_at: number;
  minutes: number;
  /** `in-person` or `online`. */
  meets: string;
  /** The visitor's own; email speaks in it. */
  time_zone: string;
  /** Grows by one with every change; calendars go by it. */
  revision: number;
  created_at: number;
  cancelled_at: number | null;
  /** Which text of `domain/src/appointments/consent.ts` was agreed to; null before consent was asked. */
  consent_version: number | null;
  consented_at: number | null;
};

type AppointmentCellsTable = {
  therapist_id: string;
  /** A quarter of an hour, counted from 1970; taken once at most by a therapist and by a person. */
  cell: number;
  user_id: string;
  appointment_id: string;
};

type AppointmentLinksTable = {
  appointment_id: string;
  /** `cancel` or `move`: one link for each. */
  purpose: string;
  /** SHA-256 of the token in the link. */
  token_hash: string;
  /** Where it was emailed to, as the person typed it. */
  email: string;
};

type OutsideAnswersTable = {
  /** Which service was asked what. */
  source: string;
  /** JSON of the last good answer; null until there is one. */
  value: string | null;
  fetched_at: number | null;
  /** Tries that failed since the last good answer. */
  failures: number;
  next_try_at: number;
};

type LegacyRecordsTable = {
  id: string;
  user_id: string;
  /** JSON of what the form asks for. */
  fields: string;
  created_at: number;
};

type OperatorsTable = {
  user_id: string;
  /** When the invitation was accepted. */
  since: number;
  /** `operator`, `command-line` or `settings`. */
  invited_from: string;
  /** The operator who wrote the invitation; null for the others, and once that account is gone. */
  invited_by: string | null;
};

type OperatorInvitationsTable = {
  id: string;
  /** The invited address as sign-in looks for it; unique, so that a newer invitation voids the older. */
  email_key: string;
  /** As it was typed; email goes here. */
  email: string;
  /** SHA-256 of the token in the link. */
  token_hash: string;
  /** `operator`, `command-line` or `settings`. */
  invited_from: string;
  /** The operator who wrote it; with their account it goes. */
  invited_by: string | null;
  created_at: number;
  expires_at: number;
};

type OperatorActionsTable = {
  id: string;
  /** Who did it; null once that account is gone. */
  user_id: string | null;
  /** What was done, such as `message-answered`. */
  action: string;
  /** What it was done to: an id, a country or a name of a setting, never anyone's words. */
  subject: string;
  created_at: number;
};

type LegalTextsTable = {
  /** `privacy`, `terms` or `imprint`. */
  name: string;
  /** 1 for the first, then one more each time; the highest is shown. */
  version: number;
  /** Whether an operator wrote it, 0 or 1; else it was made from the settings. */
  is_own: number;
  /** As it was shown from then on. */
  markdown: string;
  /** What changed, in words for visitors. */
  note: string;
  created_at: number;
};

type VaultLocksTable = {
  user_id: string;
  /** Random; names what a person’s devices share until they start again with new keys. */
  space: string;
  /** Of the way in which keys and records are sealed. */
  format: number;
  /** 1, then one more with each change. */
  version: number;
  /** Keys that only the person’s devices can open, in base64url. */
  sealed: string;
  /** The highest `seq` of this person’s records so far. */
  last_seq: number;
  /** Bytes of all sealed records, before base64. */
  used_bytes: number;
};

type VaultRecordsTable = {
  user_id: string;
  record_id: string;
  /** Grows with each change of any record of the person. */
  seq: number;
  /** What only the person’s devices can open, in base64url. */
  sealed: string;
  stored_at: number;
};

type LeasesTable = {
  /** What one process at a time may do. */
  name: string;
  /** Which process has it. */
  holder: string;
  ends_at: number;
};

type ClockMarksTable = {
  name: string;
  /** When work that depends on the clock was last done with a trusted clock. */
  trusted_at: number;
  /** For how long the clock has advanced evenly since it jumped. */
  steady_ms: number;
};

type DeletionsTable = {
  /** Keyed hash of what was deleted, as `Secrets.hashes` makes it. */
  key_hash: string;
  /** `account`, `message`, `subscriber` or `email`. */
  kind: string;
  /** Start of the day in UTC. */
  deleted_at: number;
};

type OpeningMarksTable = {
  /** A step on the way to opening that leaves no other trace, such as `backup-made`. */
  name: string;
  /** When it was last done. */
  done_at: number;
};

type MigrationsTable = { name: string; applied_at: number };
