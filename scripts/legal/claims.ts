import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { consentText, CONSENT_VERSION } from '../../domain/src/appointments/consent';
import { CONSENTS_ALONE_FROM } from '../../domain/src/accounts/minimum-age';
import { OPERATOR_IDLE_MS } from '../../domain/src/accounts/session-policy';
import { KEPT_DAYS } from '../../domain/src/browse/history';
import { EXAMPLE_CONTACT, isExampleAddress, isExampleEmail } from '../../domain/src/site/example-contact';
import { INVENTORY, type Kept, UPGRADE_COPY_DAYS } from '../../domain/src/retention/inventory';
import { appointmentRequest } from '../../contract/src/appointments';
import { contactRequest } from '../../contract/src/contact';
import { registerRequest } from '../../contract/src/accounts';
import { LIFETIME_MS } from '../../server/src/platform/emailed-links/emailed-links';
import { FIRST_PAGES, FURTHER_PAGES } from '../../web/src/service-worker/kept-pages';
import type { Holder } from './held-by';

/** Absolute path of the project’s folder. */
const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

/** Sentences of the legal texts that someone may rely on, and all that holds them. */
export type HeldClaim = { readonly says: readonly (string | RegExp)[]; readonly heldBy: readonly Holder[] };

const HOUR_MS = 3_600_000;
const read = (file: string) => readFileSync(join(PROJECT, file), 'utf8');

const code = (what: string, holds: () => boolean): Holder => ({ code: what, holds });
const columns = (...names: `${string}.${string}`[]): Holder => ({ columns: names });
const operation = (name: string): Holder => ({ operation: name });
const setting = (name: Extract<Holder, { setting: unknown }>['setting']): Holder => ({ setting: name });
const test = (title: string): Holder => ({ test: title });
const says = (file: string, ...words: string[]): Holder =>
  code(`${file} has ${words.join(', ')}`, () => words.every((word) => read(file).includes(word)));
const never = (file: string, words: RegExp): Holder =>
  code(`${file} has nothing like ${String(words)}`, () => !words.test(read(file)));

const TABLES = Object.values<Kept>(INVENTORY).flatMap((kept) => Object.keys(kept.columns));
const COLUMN_NAMES = Object.values<Kept>(INVENTORY).flatMap((kept) => Object.values(kept.columns).flat());

const noTable = (like: RegExp): Holder =>
  code(`no table is called like ${String(like)}`, () => !TABLES.some((table) => like.test(table)));
const isTidied = test('$name: there to the last millisecond, and then gone by itself');
const isInventory = test('every column of every table stands in the inventory, and nothing else does');
const goesWithAccount = test('the records go with the account');
const loadsNothing = test(
  'each claim of the public pages follows from code, setting or data, whatever the operator has set',
);
const vaultIsSealed = test(
  'gives the key to the right passphrase of the right person, and lets no one read it',
);

/** What a cookie of a choice is about, as the sentence that tells of them says it. */
const WORD_OF_CHOICE: Readonly<Record<string, string>> = {
  theme: 'theme',
  palette: 'colors',
  motion: 'motion',
  sound: 'sound',
  'background-sound': 'sound',
  'sound-company': 'sound',
  volume: 'volume',
  vibration: 'vibration',
  voice: 'voice',
  country: 'country',
  'country-overruled': 'suggests another country',
  film: 'film',
  'breathing-length': 'breathe',
  'breathing-pattern': 'breathe',
  'breathing-delay': 'breathe',
  'breathing-cues': 'breathe',
  'breathing-background': 'breathe',
  'breathing-picture': 'breathe',
  'breathing-announce': 'breathe',
  'breathing-read': 'breathe',
  sitting: 'sit',
  'wind-down': 'wind down',
  'movement-way': 'move',
  'keep-open': 'keep your private space open',
  asking: 'asked you what brings you here',
  asked: 'asked you what brings you here',
  'closed-hints': 'hints you have closed',
};
const everyChoiceIsTold = code('each cookie of a choice is told of by its word', () => {
  const [, names = ''] =
    /type PreferenceName =([^;]*);/.exec(read('web/src/platform/preferences/preferences.ts')) ?? [];
  const choices = [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
  const text = read('content/src/legal-texts/privacy.ts');
  return (
    choices.length > 0 &&
    choices.every((name) => text.includes(WORD_OF_CHOICE[name] ?? 'a word that is missing'))
  );
});
const choicesLastAYear = says('web/src/platform/preferences/preferences.ts', 'YEAR_SECONDS = 31_536_000');
const serverReadsFourCookies = says(
  'server/src/platform/session/cookies.ts',
  'session: string',
  'endedSession: string',
  'device: string',
  'signIn: string',
);

const PRIVACY: readonly HeldClaim[] = [
  // In short
  {
    says: ['You can read, get help and look around without telling us who you are.'],
    heldBy: [test('after one visit help is there without a network and without an account'), loadsNothing],
  },
  {
    says: [
      'There are no ads and no trackers.',
      'No page loads anything from another company before you tap it.',
    ],
    heldBy: [
      loadsNothing,
      test('no one outside learns of a video before it is tapped, and each gives its leaf once a day'),
    ],
  },
  {
    says: ['We don’t sell your data.'],
    heldBy: [
      code('no table and no column knows a buyer, a price or a campaign', () =>
        [...TABLES, ...COLUMN_NAMES].every((name) => !/buyer|price|campaign|advert|affiliate/.test(name)),
      ),
    ],
  },
  {
    says: ['We share it only with those that this page names.'],
    heldBy: [
      test('each recipient is named as the operator said it, and said to be unnamed until then'),
      loadsNothing,
    ],
  },
  {
    says: ['You can see, correct, download and delete what we keep about you.'],
    heldBy: [
      operation('GET /api/v1/user/data'),
      operation('POST /api/v1/user/delete-account'),
      test('a person downloads everything, in words, as tables and for programs'),
    ],
  },
  // Who is responsible
  {
    says: [
      /^The operator of .* has not entered a name here yet\.$/,
      /runs .* and decides how your data is used here\.$/,
      'Until this page says who runs the site, please write nothing private here.',
    ],
    heldBy: [setting('operatorName')],
  },
  {
    says: [/^Questions about your data: /, /^For all of this you can also write to /],
    heldBy: [setting('dataProtectionContact')],
  },
  // Why
  {
    says: ['So we ask for your consent before you confirm an appointment.'],
    heldBy: [test('%s: nothing is scheduled, and the answer says what to do')],
  },
  {
    says: ['We ask you first, and you can change your mind at any time:'],
    heldBy: [
      test('%s: nothing is scheduled, and the answer says what to do'),
      test('consent is taken back by %s, and neither appointment nor consent stays'),
      test('someone subscribes to the newsletter, confirms by email, and unsubscribes with one press'),
    ],
  },
  {
    says: [
      'To withdraw it, cancel the appointment, or delete it when it is over.',
      'We then delete the appointment and the record of your consent.',
      'When you cancel or delete an appointment, we delete it, the record of your consent, and what we keep of the emails already sent about it.',
      'The email that says you canceled is kept as long as any other email.',
    ],
    heldBy: [
      operation('POST /api/v1/appointments/:id/cancel'),
      operation('POST /api/v1/appointments/:id/delete'),
      test('consent is taken back by %s, and neither appointment nor consent stays'),
      test('%s an appointment takes along what was kept of the emails that were sent about it'),
    ],
  },
  {
    says: ['The form tells you so: by sending it, you agree that the team reads it and answers you.'],
    heldBy: [
      says(
        'web/src/features/contact/ContactForm.tsx',
        'By sending, you agree that the team reads your message, including anything about your health, and answers it.',
        'To take this back, ask us to delete your message.',
      ),
    ],
  },
  {
    says: [
      'To withdraw this consent, ask us to delete the message.',
      'We cannot know that they are yours, so ask us to delete them.',
    ],
    heldBy: [
      operation('POST /api/v1/operator/messages/:id/delete'),
      test(
        'an operator deletes a message with its answers and every email about it, and nothing of it stays',
      ),
    ],
  },
  {
    says: ['We make no profiles, and no decision with legal effects is left to a computer.'],
    heldBy: [
      code('no table and no column is about a profile, a score of a person or a segment', () =>
        [...TABLES, ...COLUMN_NAMES].every((name) => !/profile|segment|risk|rating/.test(name)),
      ),
    ],
  },
  {
    says: ['You do not have to give us any data.'],
    heldBy: [test('a guest breathes and plays, and finds it all again after a reload and without a network')],
  },
  {
    says: ['But without an email address you cannot have an account.'],
    heldBy: [
      code(
        'sign-up asks for an email address',
        () => !registerRequest.safeParse({ fullName: 'A', password: 'a quiet morning walk' }).success,
      ),
    ],
  },
  // What is kept: an account
  {
    says: ['Your name, your email address, the day you joined, and when you confirmed the address.'],
    heldBy: [
      isInventory,
      columns('users.full_name', 'users.email', 'users.created_at', 'users.confirmed_at'),
    ],
  },
  {
    says: [
      'We never store your password itself.',
      'We store a hash of it (argon2id), from which only a weak password can be guessed.',
    ],
    heldBy: [
      columns('users.password_hash'),
      test('a password opens its own hash and no other'),
      says('server/src/platform/passwords.test.ts', '\\$argon2id\\$'),
    ],
  },
  {
    says: [
      'We keep all this until the account is deleted.',
      'We keep points until the account is deleted.',
      'We keep it until the account is deleted.',
      'We delete them when you remove them, or with your account.',
    ],
    heldBy: [test('$name: ends by a moment that is stored, or with an account that is'), goesWithAccount],
  },
  {
    says: [/^For each device: a hash of a random code, the kind of browser and system/],
    heldBy: [
      isInventory,
      columns('sessions.token_hash', 'sessions.browser', 'sessions.system', 'sessions.last_seen_day'),
    ],
  },
  {
    says: [
      'We also keep whether you used two steps to sign in, and when you last entered your password for a change to your account.',
    ],
    heldBy: [columns('sessions.second_factor', 'sessions.reauthenticated_at')],
  },
  {
    says: [
      'For operators we keep the minute of the last use, because their sessions end after 30 minutes without use.',
    ],
    heldBy: [
      columns('sessions.last_used_at'),
      code('operators are idle for 30 minutes at most', () => OPERATOR_IDLE_MS === HOUR_MS / 2),
    ],
  },
  {
    says: [
      /^We delete it when you sign out, or .* after you signed in\.$/,
      /^One keeps you signed in, for .* at most\.$/,
    ],
    heldBy: [setting('sessionDays'), isTidied],
  },
  {
    says: [
      'A hash of another random code, until 180 days after your last sign-in on that device.',
      'One lets this site recognize a device you have used before, until 180 days after your last sign-in there.',
    ],
    heldBy: [
      columns('known_devices.token_hash', 'known_devices.last_seen_at'),
      isTidied,
      code('180 days', () => INVENTORY.knownDevices.days === 180),
    ],
  },
  {
    says: ['It keeps people who guess passwords from locking you out.'],
    heldBy: [test('the owner signs in from another address while the account is attacked')],
  },
  {
    says: ['A hash of the code in the link, and the address we sent it to.'],
    heldBy: [
      columns('mailed_links.token_hash', 'mailed_links.email'),
      test('the database holds no link, only its hash'),
    ],
  },
  {
    says: [/^We delete it when you use the link or when it runs out: after 24 hours .*, and after 7 days/],
    heldBy: [
      isTidied,
      code(
        'how long emailed links last',
        () =>
          LIFETIME_MS['reset-password'] === 24 * HOUR_MS &&
          LIFETIME_MS['change-address'] === 24 * HOUR_MS &&
          LIFETIME_MS['confirm-address'] === 7 * 24 * HOUR_MS,
      ),
    ],
  },
  {
    says: [/^The secret that your app shares with us \(encrypted\), the public part of each passkey/],
    heldBy: [
      columns(
        'authenticator_apps.secret',
        'passkeys.public_key',
        'passkeys.name',
        'passkeys.last_used_at',
        'recovery_codes.code_hash',
      ),
      test('the secret of an app stands encrypted in the database, and is bound to its owner'),
    ],
  },
  {
    says: [
      'The fact that your password was right, or a question to your passkey, for ten minutes.',
      'One lasts for ten minutes, between the two steps of a sign-in.',
    ],
    heldBy: [
      columns('pending_sign_ins.expires_at', 'passkey_challenges.challenge'),
      test('questions to a passkey go after ten minutes, like the sign-in that they belong to'),
    ],
  },
  // Appointments
  {
    says: [
      'Which therapist you meet, when, whether online or in person, and your time zone.',
      'We also keep when you agreed to this and to which wording.',
    ],
    heldBy: [
      isInventory,
      columns(
        'appointments.therapist_id',
        'appointments.starts_at',
        'appointments.meets',
        'appointments.time_zone',
        'appointments.consented_at',
        'appointments.consent_version',
      ),
      test('is stored with the version of the text and the moment, and stands in the personal data'),
    ],
  },
  {
    says: [
      'The therapist gets your name, your email address and the time by email.',
      'Your therapist gets your name, your email address and the time of your appointment by email.',
    ],
    heldBy: [
      test('a scheduled appointment is emailed to both sides, each on their own clock, with a calendar file'),
    ],
  },
  {
    says: ['The team of this site can see the same.'],
    heldBy: [operation('GET /api/v1/operator/appointments')],
  },
  {
    says: [
      'The links in these emails hold a random code.',
      'We keep a hash of it with the address it went to.',
    ],
    heldBy: [isInventory, columns('appointment_links.token_hash', 'appointment_links.email')],
  },
  {
    says: ['We never ask why you come.'],
    heldBy: [
      code(
        'an appointment is asked for without a reason',
        () =>
          Object.keys(appointmentRequest.shape).sort().join() ===
          'consentVersion,id,meets,startsAt,therapistId,timeZone',
      ),
      code(
        'the text of the consent says the same',
        () =>
          consentText(CONSENT_VERSION)?.points.some((point) => point.startsWith('We never ask why.')) ===
          true,
      ),
    ],
  },
  {
    says: ['If the team cancels it, you still see that it was canceled.'],
    heldBy: [
      test(
        'an appointment that an operator cancels is free again, and both sides are told with what was said',
      ),
    ],
  },
  {
    says: ['We delete each appointment one year after its date at the latest.'],
    heldBy: [isTidied, code('365 days', () => INVENTORY.appointments.days === 365)],
  },
  // Points and sync
  {
    says: ['Which activity you did, how many points it gave, and on which day.'],
    heldBy: [isInventory, columns('point_events.activity', 'point_events.points', 'point_events.day')],
  },
  {
    says: ['We do not store what you thought, felt or wrote.'],
    heldBy: [noTable(/diary|journal|mood|feeling|check_in|self_check/)],
  },
  {
    says: [
      'Your devices encrypt it before they send it, with keys that we don’t have.',
      'We can’t read what you wrote, what kind of entry it is, or which day it is about.',
      'We see your account, the number of entries, their sizes (rounded up), and when your devices sent them.',
      'If you turn on sharing with your other devices, your device encrypts it first, with keys that we don’t have.',
    ],
    heldBy: [
      isInventory,
      columns(
        'vault_records.user_id',
        'vault_records.sealed',
        'vault_records.stored_at',
        'vault_locks.sealed',
      ),
      test('what is written on one device is on the other, and the server cannot read it'),
      vaultIsSealed,
    ],
  },
  {
    says: [
      'What you keep in your private space may say something about your health, too.',
      'We can’t read it.',
    ],
    heldBy: [vaultIsSealed],
  },
  {
    says: [
      'You agreed to this when you turned sync on.',
      /^Before it leaves your device, the page tells you what we store, and you agree by turning sync on\.$/,
    ],
    heldBy: [
      test('until someone wants it, nothing leaves the device'),
      says('web/src/features/sync/SwitchOn.tsx', 'By turning this on, you agree that we store them'),
    ],
  },
  {
    says: ['To withdraw this consent, delete everything on the server where you turned it on.'],
    heldBy: [
      operation('POST /api/v1/sync/delete'),
      test('on the server leaves what devices have, and the other device is told'),
    ],
  },
  {
    says: ['We keep it until you delete it from the server, or until the account is deleted.'],
    heldBy: [test('on the server leaves what devices have, and the other device is told'), goesWithAccount],
  },
  {
    says: ['If you don’t turn sync on, we get none of this.', 'It never leaves your device by itself.'],
    heldBy: [test('until someone wants it, nothing leaves the device')],
  },
  // Messages, newsletter, email
  {
    says: [
      'Your name, email address, subject and message, our answers, and the day on which we plan to write to you again, if we do.',
    ],
    heldBy: [
      isInventory,
      columns(
        'contact_messages.name',
        'contact_messages.email',
        'contact_messages.subject',
        'contact_messages.message',
        'contact_messages.write_again_at',
        'contact_answers.answer',
      ),
      code(
        'the form asks for nothing else',
        () => Object.keys(contactRequest.shape).sort().join() === 'email,id,message,name,subject,website',
      ),
    ],
  },
  {
    says: ['The team of this site can read them.', 'Messages from the contact form go to the team.'],
    heldBy: [
      operation('GET /api/v1/operator/messages'),
      test('the visitor can simply write back to the site'),
    ],
  },
  {
    says: ['A copy goes to the team’s inbox.'],
    heldBy: [
      setting('fullMessageAlerts'),
      test('an operator who wants it gets each message in full, and can simply answer'),
    ],
  },
  {
    says: [
      'The team’s inbox only gets a notice that a message is here, without your name, your address or your words.',
    ],
    heldBy: [
      setting('fullMessageAlerts'),
      test('the team is told that a message is there and where to read it, and nothing that it says'),
    ],
  },
  {
    says: ['If you reply to an email of ours, your reply goes to that inbox as you wrote it.'],
    heldBy: [test('the visitor can simply write back to the site')],
  },
  {
    says: [/^We delete a message one year after the team marks it as done, and at the latest two years/],
    heldBy: [
      isTidied,
      test('a message that no one marked as done goes two years after it came, and not a moment earlier'),
    ],
  },
  {
    says: ['Your email address, and when you asked for the newsletter and confirmed it.'],
    heldBy: [
      isInventory,
      columns(
        'newsletter_subscribers.email',
        'newsletter_subscribers.created_at',
        'newsletter_subscribers.confirmed_at',
      ),
    ],
  },
  {
    says: [
      'We send it only after you confirm.',
      'Our own emails about it have a link to unsubscribe, which deletes your address from our server.',
      'The newsletter itself is sent with another program, which gets the same link for each address.',
    ],
    heldBy: [
      test('every email carries the one click by which email programs let people leave'),
      test('the button of the page forgets the address'),
      test('the export holds everyone who confirmed, with the day and the link that leaves'),
      test('someone subscribes to the newsletter, confirms by email, and unsubscribes with one press'),
    ],
  },
  {
    says: ['If you do not, we delete your address after 7 days.'],
    heldBy: [isTidied, code('7 days', () => INVENTORY.newsletter.days === 7)],
  },
  {
    says: [
      'Each email waits in a list on the server until it is sent.',
      'Then its text is deleted.',
      'Its subject and your address are deleted 30 days after it was sent.',
      'If an email cannot be sent, all of it is deleted 30 days after we stop trying.',
    ],
    heldBy: [
      setting('usesEmailService'),
      isTidied,
      test('email that could not be sent is deleted in the same time as email that was'),
      code('30 days', () => INVENTORY.mail.days === 30),
    ],
  },
  {
    says: [
      'This site has no email service yet, so no email leaves the server.',
      'Each email is written to a file on the server in place of being sent.',
      'The file, and the entry with its subject and your address, are deleted after 30 days.',
      'No email service: the operator has not set one up, so no one carries emails.',
    ],
    heldBy: [
      setting('usesEmailService'),
      says('server/src/scheduled-jobs.ts', 'emailFiles.removeBefore(daysAgo(INVENTORY.mail.days))'),
    ],
  },
  // Limits, operators, deletions
  {
    says: [
      'How often something was tried from an internet address or for an account, and how many emails an address got.',
      'The database holds no address for this, only a hash made with a secret key that is kept outside the database.',
    ],
    heldBy: [
      isInventory,
      columns('rate_limits.key_hash', 'rate_limits.tries'),
      says('server/src/platform/rate-limits/store.ts', 'hash'),
    ],
  },
  {
    says: [
      'We keep these counts for minutes, and for one day at most.',
      /^For up to one day: a count of emails to your address/,
    ],
    heldBy: [columns('rate_limits.resets_at'), isTidied],
  },
  {
    says: ['Some counts are kept in memory only.'],
    heldBy: [test('the %s counter allows so many tries in a window')],
  },
  {
    says: ['Whether you are an operator of this site, since when, and who invited you.'],
    heldBy: [isInventory, columns('operators.since', 'operators.invited_by')],
  },
  {
    says: ['We delete it when you stop being one, or with your account.'],
    heldBy: [test('$name: ends by a moment that is stored, or with an account that is')],
  },
  {
    says: ['The email address we invited, and a hash of the code in the link.'],
    heldBy: [isInventory, columns('operator_invitations.email', 'operator_invitations.token_hash')],
  },
  {
    says: ['We delete it when the invitation is accepted or canceled, and after 24 hours at the latest.'],
    heldBy: [test('a canceled invitation works no more'), isTidied],
  },
  {
    says: [
      'Which operator changed what, and when.',
      'It lets the people who run this site see what each of them did.',
    ],
    heldBy: [
      columns('operator_actions.user_id', 'operator_actions.action', 'operator_actions.created_at'),
      operation('GET /api/v1/operator/actions'),
    ],
  },
  {
    says: ['It holds nothing you wrote.'],
    heldBy: [
      test(
        'an operator closes an account: everything is deleted, the person is told, and the record keeps the kind of reason only',
      ),
      test('closing an account whose address was never confirmed emails no one'),
    ],
  },
  {
    says: ['We delete each entry after two years.'],
    heldBy: [isTidied, code('730 days', () => INVENTORY.operatorActions.days === 730)],
  },
  {
    says: [
      /^That an account, an appointment, a message, a subscription, an email or a synced private space was deleted/,
      'It names no one.',
    ],
    heldBy: [
      columns('deletions.key_hash', 'deletions.kind', 'deletions.deleted_at'),
      test('the list holds kinds, keyed hashes and days, and no id or address'),
      isTidied,
    ],
  },
  {
    says: [
      'If we ever have to go back to a backup, it lets us delete the same things again.',
      'If a backup is restored, the server uses its list of deletions to delete the same things again.',
    ],
    heldBy: [
      test(
        'what was deleted is deleted again in an older database, with all that belongs to it, and nothing else',
      ),
    ],
  },
  {
    says: [
      'If that list or its key is lost, what was deleted after the backup is back until someone deletes it again.',
    ],
    heldBy: [
      says(
        'server/src/commands/restore.ts',
        'so nothing was deleted again',
        'nothing could be deleted again yet',
      ),
    ],
  },
  {
    says: [
      'What you enter in the record form.',
      'On this site only you can see it, but whoever runs the server could read it there.',
    ],
    heldBy: [setting('legacyRecords'), columns('legacy_records.fields')],
  },
  // Logs and counts
  {
    says: [
      'The server writes a log.',
      'It holds the kind of each request, how it ended and how long it took.',
      'It holds no names, no internet addresses and nothing you typed.',
    ],
    heldBy: [
      test('each answer is one line with an id, and nothing about the person'),
      test('nothing personal gets into the log or the metrics, whatever is called and whatever fails'),
    ],
  },
  {
    says: [/^For events that matter for the safety of an account, such as a sign-in, it holds a number/],
    heldBy: [test('signing in, right and wrong, is written down with the account by its id and the request')],
  },
  {
    says: [
      'The system that runs the server keeps this log and deletes the oldest lines when it is full.',
      'The operator decides how much it holds.',
    ],
    heldBy: [
      says('deploy/compose.app.yaml', 'driver: local'),
      says('deploy/compose.large.yaml', 'driver: local'),
      says('docs/operations.md', 'journalctl'),
    ],
  },
  {
    says: [
      'The server may count how often each page is opened, as a total.',
      /^The count holds no names, no addresses and no cookies/,
    ],
    heldBy: [
      test('requests are counted by the route as it is declared, never by what was asked for'),
      test('nothing personal gets into the log or the metrics, whatever is called and whatever fails'),
    ],
  },
  // Cookies
  {
    says: ['All cookies here are our own, and none is used to follow you:'],
    heldBy: [loadsNothing, test('the session cookie is out of reach for scripts and other sites')],
  },
  {
    says: [
      /^Your choices of theme, colors, motion, sound,.* last for one year\.$/,
      'That we have asked you what brings you here, and which hints you have closed, lasts for one year.',
      /^If your device’s clock suggests another country than the one you chose, your answer/,
    ],
    heldBy: [everyChoiceIsTold, choicesLastAYear],
  },
  {
    says: [
      'They reach our server with each request, but the server does not use or store them.',
      'The server does not use or store it.',
    ],
    heldBy: [serverReadsFourCookies, isInventory],
  },
  {
    says: ['Your answer is not part of it.'],
    heldBy: [
      test('the first visit asks one question, whose answer is known on this device and never asked again'),
    ],
  },
  {
    says: [
      'A few notes about signing in and out keep a page from showing the wrong person.',
      'One may stay for up to a year, if you signed out while our server could not be reached.',
    ],
    heldBy: [
      test('signing out clears the cookie though the session cannot be removed, and the next try removes it'),
    ],
  },
  // On the device
  {
    says: [
      'Your browser also stores some things on your device.',
      'It does not send these along with each request:',
    ],
    heldBy: [test('theme, motion and country are kept on the device')],
  },
  {
    says: ['Who is signed in on this device, and the latest points, so that pages open offline too.'],
    heldBy: [
      test('without an answer the person last signed in on the device counts as here, by first name alone'),
    ],
  },
  {
    says: [
      /^If you continue without an account: a random number in place of a name/,
      'It stays on this device only, and our server does not know of it.',
      'Without an account, everything stays on your device.',
      'Without an account, you can use the exercises, the games and the diary at any age, because everything stays on your device.',
    ],
    heldBy: [
      test('a guest is told apart from every account by the id alone'),
      test('a guest counts as here, has no name, and no request ever names them'),
      test('a guest earns on the device alone, under the usual caps'),
    ],
  },
  {
    says: ['When you sign out, we ask whether to keep it or delete it.'],
    heldBy: [test('signing out asks a guest first, and two guests see nothing of each other')],
  },
  {
    says: [
      'If you make an account or sign in, you choose whether your points and your diary come along.',
      'Then the points go to our server, like those of any account.',
    ],
    heldBy: [
      test('what a guest earned is in the account once, by one button after registering'),
      test('a guest’s diary is the member’s afterwards, with the same passphrase'),
      test('a guest who would rather not bring anything finds it on the device later'),
    ],
  },
  {
    says: ['Which activity you opened last, and a game you have started, until you sign out.'],
    heldBy: [test('words that a diary put aside at once are moved before a sign-out clears the storage')],
  },
  {
    says: [
      /^Which activities you used on which day and at what hour in the last 60 days/,
      'Your activities page uses this to suggest something.',
      'It is never sent to us.',
    ],
    heldBy: [
      code('60 days', () => KEPT_DAYS === 60),
      test('after four short evenings of breathing at ten, at ten it suggests breathing'),
    ],
  },
  {
    says: ['The books that were shown last, for one day.'],
    heldBy: [test('books come once a day, each told with what is known of it')],
  },
  {
    says: [
      'Points you earned offline that still have to reach your account.',
      'Points that have not reached your account yet wait for your next sign-in.',
    ],
    heldBy: [test('after one visit breathing works without a network, and what it gives arrives later')],
  },
  {
    says: ['A minute you breathed on the start page, until you see your tree or close the tab.'],
    heldBy: [
      test('six breaths take a minute, and then there is a tree to plant'),
      says('web/src/platform/storage/tab-memory.ts', 'sessionStorage'),
    ],
  },
  {
    says: ['Text of the contact form that you have not sent yet, until you close the tab or sign out.'],
    heldBy: [says('web/src/platform/storage/drafts.ts', 'sessionStorage')],
  },
  {
    says: ['Copies of pages of this site and of the list of videos, so that they open offline.'],
    heldBy: [
      test('after one visit in peace every public page is there without a network'),
      test('without a network books and videos are those that were seen last'),
    ],
  },
  {
    says: [
      'You choose how it is kept: locked with your passphrase, or readable on this device without one.',
      'A readable plan stays there when you sign out and opens without signing in, until you lock it, delete it or delete your account.',
      'A readable plan and this note are never sent to us.',
      'A short note says that there is a plan and when you last looked at it, so that the help page can link to it.',
      'Your plan for hard moments, if you write one.',
    ],
    heldBy: [
      test('the plan is readable on the device only while its owner wants that'),
      test('with no one signed in, the one plan opens that its owner left readable'),
      noTable(/plan/),
    ],
  },
  {
    says: [
      'Breathing patterns and mixes of sounds you make.',
      'They are readable there and stay when you sign out, until you delete them or your account.',
      'If you have a private space, it gets copies of them whenever it is open.',
    ],
    heldBy: [
      test('an own pattern is made, kept, found again after a reload, ordered, deleted and brought back'),
      test('a breathing pattern and a mix of sounds are on both devices, and gone from both once deleted'),
    ],
  },
  {
    says: [
      /^Your hope box, if you fill it: photos, voice notes and words/,
      'We remove the place and time that a camera saves in a photo.',
    ],
    heldBy: [test('a photo in the hope box keeps nothing of what the camera wrote beside it')],
  },
  {
    says: [
      'Self-checks stay in the page while you fill them in, and are gone when you leave it.',
      'We never get your answers.',
      'If you choose to keep a result, it is locked with your passphrase, like your diary.',
    ],
    heldBy: [
      test('a result is on the device only where it is kept, sealed, and the next one is compared with it'),
      noTable(/self_check|answers_of/),
    ],
  },
  {
    says: [
      /^Your private space, if you start one: your diary, your check-ins/,
      'Each entry is locked with your passphrase, which is not stored anywhere.',
      'It stays there when you sign out, until you delete it.',
    ],
    heldBy: [
      vaultIsSealed,
      test('with a passphrase it opens with that passphrase and no other'),
      test('keeps the words of its owner through a sign-out, sealed, in the database'),
    ],
  },
  {
    says: [/^If you choose to keep your private space open on this device: a key that opens it/],
    heldBy: [
      test('a private space that is kept open needs no passphrase until it is locked or someone signs out'),
      test('a vault that is kept open opens without a passphrase until its time is over'),
    ],
  },
  {
    says: ['Signing out removes your points from this device.'],
    heldBy: [test('after a sign-out nothing of the person is in the cache')],
  },
  // Who else
  {
    says: [
      /^The team of this site can see messages you send, appointments you make, the name and email address/,
    ],
    heldBy: [
      operation('GET /api/v1/operator/messages'),
      operation('GET /api/v1/operator/appointments'),
      operation('GET /api/v1/operator/subscribers'),
    ],
  },
  {
    says: ['The team cannot see a diary that you keep on this site.'],
    heldBy: [noTable(/diary|journal/), vaultIsSealed],
  },
  {
    says: [
      /^The team writes down what it did then, outside this site, where only those who look after safety/,
    ],
    heldBy: [
      noTable(/safeguarding|incident/),
      says('docs/safeguarding.md', 'in a place that only your safeguarding team can open'),
    ],
  },
  {
    says: [/^Whoever runs the server can read what is stored there and not encrypted/],
    heldBy: [columns('point_events.points'), says('server/src/commands/backup.ts', 'writeBackup')],
  },
  {
    says: ['What your therapist writes down is not part of this site.'],
    heldBy: [noTable(/note|record_of_therapist|file/)],
  },
  {
    says: [
      'A service for video calls carries an online appointment.',
      'Your therapist chooses it, so please ask which one it is before you join the call.',
      'Our service for video calls carries an online appointment:',
    ],
    heldBy: [setting('videoCallService')],
  },
  {
    says: [
      'Our email service carries the emails we send.',
      'Our email service carries the emails we send:',
      'It gets your email address and the text of the email.',
      'The operator has not said yet which company it is.',
    ],
    heldBy: [setting('usesEmailService')],
  },
  {
    says: [
      'A newsletter program may get the addresses of people who subscribed.',
      'The operator has not said yet which one it is.',
      'Our newsletter program gets the addresses of people who subscribed:',
    ],
    heldBy: [setting('newsletterService'), operation('POST /api/v1/operator/subscribers/export')],
  },
  {
    says: [
      'The operator has not said yet who that is.',
      'Our host is where the server stands.',
      'Our host is where the server stands:',
    ],
    heldBy: [setting('host')],
  },
  {
    says: ['YouTube (Google) gets your internet address once you tap a video, and not before.'],
    heldBy: [
      test('no one outside learns of a video before it is tapped, and each gives its leaf once a day'),
    ],
  },
  {
    says: ['On the video page the player opens in YouTube’s privacy-enhanced mode.'],
    heldBy: [loadsNothing],
  },
  {
    says: ['On the Relax page a tap opens youtube.com itself, in a new tab.'],
    heldBy: [
      test('opening gives one leaf and one point, once a day each, in a tab that knows nothing of this one'),
    ],
  },
  {
    says: [
      'Google Books and YouTube are also asked by our server for lists of books and videos.',
      'They see our server, not you.',
      'We send them nothing about you.',
    ],
    heldBy: [
      test('the first visitor of a new instance is shown what a search service that is up has found'),
      loadsNothing,
    ],
  },
  {
    says: [
      'The operator has not said yet whether your data goes to other countries, and what protects it there.',
      'The operator says:',
    ],
    heldBy: [setting('otherCountries')],
  },
  // Therapists
  {
    says: [
      'The team enters your name, your qualifications, your languages, what you help with and a few words about you.',
      'Everyone can see these on the page of therapists, and the times when you are free.',
    ],
    heldBy: [
      operation('GET /api/v1/therapists/:id/times'),
      columns(
        'therapists.name',
        'therapists.qualifications',
        'therapists.languages',
        'therapists.helps_with',
        'therapists.about',
      ),
    ],
  },
  {
    says: [
      'The team also keeps your email address, so that we can email you your appointments.',
      'It does not show your address there.',
    ],
    heldBy: [columns('therapists.email'), never('contract/src/therapists.ts', /email/)],
  },
  {
    says: [
      'When the team removes you, only your name stays.',
      'It goes when no appointment with you is kept any longer.',
    ],
    heldBy: [
      test(
        'no one is removed while appointments are to come, and afterwards the name stays for those who were there',
      ),
      test('who has left is forgotten once no appointment with them is on record'),
    ],
  },
  // Rights
  {
    says: ['In Profile Settings you can see your name, your email address and the devices you use.'],
    heldBy: [
      operation('GET /api/v1/user/devices'),
      operation('GET /api/v1/user/me'),
      test('a person looks after name, address, password and devices'),
    ],
  },
  {
    says: [
      'You can also download all that is stored about you there.',
      'The download also holds your data in a form that other programs can read.',
    ],
    heldBy: [
      operation('GET /api/v1/user/data'),
      test('a person downloads everything, in words, as tables and for programs'),
    ],
  },
  {
    says: ['You can change your name, email address and password there.'],
    heldBy: [test('a person looks after name, address, password and devices')],
  },
  {
    says: [
      'You can delete your account there, at once and without giving a reason.',
      'You can delete your account at any time in Profile Settings.',
      'You do not have to give a reason.',
      'If you do not agree with a change, you can delete your account.',
    ],
    heldBy: [operation('POST /api/v1/user/delete-account')],
  },
  {
    says: [
      'Cancel or delete an appointment, delete your private space on the server, or use the link to unsubscribe in our emails about the newsletter.',
    ],
    heldBy: [
      operation('POST /api/v1/sync/delete'),
      operation('POST /api/v1/appointments/:id/delete'),
      test('every email carries the one click by which email programs let people leave'),
    ],
  },
  // What stays
  {
    says: ['Messages from an email address that you have not confirmed.'],
    heldBy: [
      test('whoever registers the address of someone else neither reads nor deletes what that one wrote'),
    ],
  },
  {
    says: ['The fact that an operator did something, without your name.'],
    heldBy: [test('an operator who deletes the account takes the name along, and what was done stays')],
  },
  {
    says: [
      /^The server keeps the newest \d+\.$/,
      'Each new backup deletes the oldest.',
      'Backups made before you deleted your account.',
    ],
    heldBy: [
      says(
        'server/src/commands/backup.ts',
        'keep === undefined ? backupsKept : Number(keep)',
        'kept > backupsKept',
        'keepNewest(',
      ),
      test('whatever names lie beside it, the backup just made stays, and with it the newest before it'),
    ],
  },
  { says: [/^The server keeps the newest \d+\.$/], heldBy: [setting('backupsKept')] },
  {
    says: [
      'Copies of the database that the server made before an upgrade.',
      /^It deletes them after 30 days\.$/,
    ],
    heldBy: [
      setting('copiesBeforeUpgrades'),
      code('30 days', () => UPGRADE_COPY_DAYS === 30),
      test(
        'a copy from before an upgrade goes after its time, and neither backups nor younger copies go with it',
      ),
      says('server/src/scheduled-jobs.ts', 'removeUpgradeCopies(backupsDir, daysAgo(UPGRADE_COPY_DAYS))'),
    ],
  },
  // Age and versions
  {
    says: [
      'This site sets no minimum age for an account.',
      /^You have to be \d+ or older to have an account on this site\.$/,
    ],
    heldBy: [setting('minimumAge')],
  },
  {
    says: [/^You can have an account on this site from the year after you turn \d+\.$/],
    heldBy: [
      setting('minimumAge'),
      test('whoever may be too young gets no account, and is told what is open to them'),
    ],
  },
  {
    says: ['At sign-up we ask for the year you were born.'],
    heldBy: [setting('asksBirthYear')],
  },
  {
    says: ['We do not ask how old you are.'],
    heldBy: [
      says('server/src/features/accounts/service.ts', 'asksBirthYear ? BIRTH_YEAR_MISSING : null'),
      says('web/src/features/accounts/AccountForm.tsx', 'minimumAge !== null && asksBirthYear && ('),
    ],
  },
  {
    says: ['We do not store it.'],
    heldBy: [
      test('whoever turned that age before this year gets an account, and the year is stored nowhere'),
    ],
  },
  {
    says: [/^In many countries, a parent or guardian may have to agree before someone under 16/],
    heldBy: [setting('minimumAge'), code('16', () => CONSENTS_ALONE_FROM === 16)],
  },
  {
    says: [
      /^When (?:this text changes|these terms change), the top of this page shows the date and what changed\.$/,
      'You can read earlier versions there.',
    ],
    heldBy: [
      test(
        'an operator changes the privacy text, and visitors see it with its date, what changed, and what it said before',
      ),
    ],
  },
];

const TERMS: readonly HeldClaim[] = [
  {
    says: [
      'You find breathing exercises, games, articles, a diary and links here.',
      'You can use the exercises, the games and the diary with an account or without one.',
    ],
    heldBy: [test('a guest breathes and plays, and finds it all again after a reload and without a network')],
  },
  {
    says: [
      'Reading and the help page are open to everyone.',
      'It needs no account, and it works offline once you have opened this site.',
    ],
    heldBy: [
      code(
        'help is among the first pages on the device',
        () => FIRST_PAGES.includes('/help') && FURTHER_PAGES.includes('/privacy'),
      ),
      test('after one visit help is there without a network and without an account'),
    ],
  },
  {
    says: ['Appointments need an account.'],
    heldBy: [
      test('what needs an account says so, and a guest is greeted without a name'),
      operation('POST /api/v1/appointments'),
    ],
  },
  {
    says: ['Using this site is free.', 'Nothing is sold here, and the site takes no payments.'],
    heldBy: [
      never('server/package.json', /stripe|paypal|braintree|payment/i),
      never('web/package.json', /stripe|paypal|braintree|payment/i),
      noTable(/payment|invoice|order|price/),
    ],
  },
  {
    says: ['No one watches what you do here, so no one can see that you need help right now.'],
    heldBy: [
      test('what reads, changes or deletes rows of anyone is told'),
      code(
        'no call of operators reads what people do',
        () => !/\/operator\/[^'`]*(?:points|diary|visits)/.test(read('contract/src/operations/points.ts')),
      ),
    ],
  },
  {
    says: ['The help page shows it for your country.'],
    heldBy: [test('every country of ISO 3166-1 is in the list, once and under its own code')],
  },
  { says: ['We answer as soon as we can.', /^We answer within /], heldBy: [setting('answerHours')] },
  {
    says: [/^We are not a crisis service/, /^Trained crisis staff answer our messages/],
    heldBy: [setting('crisisRole')],
  },
  { says: [/^Our team offers /], heldBy: [setting('services')] },
  {
    says: [
      'We may close an account that harms people or this site.',
      'If you have confirmed your email address, we then tell you by email.',
    ],
    heldBy: [
      operation('POST /api/v1/operator/members/:id/close'),
      test(
        'an operator closes an account: everything is deleted, the person is told, and the record keeps the kind of reason only',
      ),
      test('closing an account whose address was never confirmed emails no one'),
    ],
  },
  {
    says: [
      'The software is open source under the MIT License.',
      'Anyone may use, study, change and share it.',
      /^This site runs on Stillgrove, which is open source software under the MIT License\.$/,
    ],
    heldBy: [code('LICENSE', () => read('LICENSE').startsWith('MIT License'))],
  },
];

const IMPRINT: readonly HeldClaim[] = [
  {
    says: [
      /^The operator of this site has not filled in this page yet\.$/,
      /^For now it does not say who runs /,
      'The operator has not entered a name yet.',
      'Until this page says who runs this site, please write nothing private here.',
      / is run by .*\.$/,
    ],
    heldBy: [setting('operatorName')],
  },
  {
    says: [
      /^It is (?:a charity|a non-profit organization|a public body|a company|run by one person.*)\.$/,
      'The operator has not said yet what kind of organization this is.',
    ],
    heldBy: [setting('legalForm')],
  },
  {
    says: ['The operator has not said yet where the server of this site stands.', 'The server of this site:'],
    heldBy: [setting('host')],
  },
  { says: [/^Phone: /], heldBy: [setting('phone')] },
  {
    says: [/^Represented by:/, /^Register:/, /^VAT ID:/, /^Supervised by:/, /^For courts and authorities:/],
    heldBy: [setting('imprint')],
  },
  { says: [/^Email: /], heldBy: [setting('email')] },
  { says: ['You can also use the contact form.'], heldBy: [operation('POST /api/v1/contact')] },
  {
    says: [/\(This is only an example\.$/, /^It’s a placeholder, so nothing sent there arrives\.\)$/],
    heldBy: [
      code(
        'the example belongs to no one',
        () => isExampleEmail(EXAMPLE_CONTACT.email) && isExampleAddress(EXAMPLE_CONTACT.address),
      ),
    ],
  },
];

export const LEGAL_CLAIMS: readonly HeldClaim[] = [...PRIVACY, ...TERMS, ...IMPRINT];
