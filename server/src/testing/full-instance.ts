import type { Insertable } from 'kysely';
import type { Tables } from '../db/tables';
import { type Db, inTransaction, type Tx } from '../db/transaction';

/** Words that have been lost on the way through files and databases before. */
const HARD_WORDS =
  'O’Brien "Zoë" \\n \'; drop table users; -- \u2028 🌳 \t\r\n ∅ {"a":[1]} %s $1 ? \u200D日本';

/** Puts something into every table; people are told apart by their names. */
export async function fillEveryTable(db: Db, people: readonly string[]): Promise<void> {
  await inTransaction(db, (tx) => fill(tx, people));
}

async function fill(tx: Tx, people: readonly string[]): Promise<void> {
  const put: Put = async (table, row) => {
    await tx.insertInto<keyof Tables>(table).values(row).execute();
  };
  for (const name of people) await putPerson(put, name);
  await put('settings', { name: 'site', value: JSON.stringify({ words: HARD_WORDS }), version: 3 });
  await put('rate_limits', { key_hash: 'hash', tries: 2, resets_at: 9_007_199_254_740_991 });
  await put('legal_texts', {
    name: 'privacy',
    version: 1,
    is_own: 1,
    markdown: HARD_WORDS,
    note: 'First version.',
    created_at: 4,
  });
  await put('leases', { name: 'chores', holder: 'one', ends_at: 4 });
  await put('clock_marks', { name: 'chores', trusted_at: 4, steady_ms: 5 });
  await put('deletions', { key_hash: 'key.hash', kind: 'account', deleted_at: 4 });
  await put('opening_marks', { name: 'backup-made', done_at: 4 });
  await put('passkey_challenges', { holder: 'someone', challenge: 'abc', expires_at: 5 });
  await put('therapist_exceptions', { therapist_id: 'sample-ocd', date: '2027-03-08', open: '[]' });
  await put('outside_answers', {
    source: 'books:calm',
    value: null,
    fetched_at: null,
    failures: 1,
    next_try_at: 7,
  });
}

type Put = <Name extends keyof Tables>(table: Name, row: Insertable<Tables[Name]>) => Promise<void>;

async function putPerson(put: Put, name: string): Promise<void> {
  const own = { user_id: name };
  const email = `${name}@example.org`;
  await put('users', {
    id: name,
    full_name: `${name} ${HARD_WORDS}`,
    email,
    email_key: email,
    password_hash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA',
    created_at: 1_800_000_000_123,
    confirmed_at: null,
  });
  await putWaysIn(put, name);
  for (const id of ['bubble:1', 'Bubble:1', 'ä', 'a', 'Z'])
    await put('point_events', {
      ...own,
      id,
      activity: 'bubble',
      points: 1,
      leaves: 0,
      day: '2027-03-05',
      created_at: 4,
    });
  await put('point_days', { ...own, day: '2027-03-05', activity: 'bubble', points: 5 });
  await put('point_totals', { ...own, total_score: 5, leaves: 0 });
  await put('legacy_records', { ...own, id: `record-${name}`, fields: '{}', created_at: 4 });
  await put('vault_locks', {
    ...own,
    space: 'space',
    format: 1,
    version: 1,
    sealed: 'abc',
    last_seq: 2,
    used_bytes: 1080,
  });
  for (const [index, id] of ['Ab', 'aB'].entries())
    await put('vault_records', {
      ...own,
      record_id: id,
      seq: index + 1,
      sealed: 'x'.repeat(720),
      stored_at: 4,
    });
  await putAppointment(put, name);
  await putLetters(put, name);
}

async function putWaysIn(put: Put, name: string): Promise<void> {
  const own = { user_id: name };
  await put('sessions', {
    ...own,
    token_hash: `session-${name}`,
    created_at: 4,
    expires_at: 5,
    second_factor: 1,
  });
  await put('known_devices', { ...own, token_hash: `device-${name}`, last_seen_at: 4 });
  await put('pending_sign_ins', { ...own, token_hash: `pending-${name}`, expires_at: 5 });
  await put('authenticator_apps', { ...own, secret: 'ABC', last_step: 60_000_000, confirmed_at: 4 });
  await put('recovery_codes', { ...own, code_hash: 'hash' });
  await put('mailed_links', {
    ...own,
    purpose: 'confirm',
    token_hash: `link-${name}`,
    email: name,
    created_at: 4,
    expires_at: 5,
  });
  await put('passkeys', {
    ...own,
    id: `passkey-${name}`,
    public_key: 'abc',
    counter: 4_294_967_295,
    transports: '[]',
    name: HARD_WORDS,
    created_at: 4,
    last_used_at: null,
  });
}

async function putAppointment(put: Put, name: string): Promise<void> {
  const own = { user_id: name, therapist_id: 'sample-ocd' };
  await put('appointments', {
    ...own,
    id: `appointment-${name}`,
    starts_at: 1_900_000_000_000,
    minutes: 60,
    meets: 'online',
    time_zone: 'Asia/Kolkata',
    revision: 1,
    created_at: 4,
    cancelled_at: null,
    consent_version: 1,
    consented_at: 4,
  });
  const cell = Buffer.from(name).reduce((sum, byte) => sum * 256 + byte, 0);
  await put('appointment_cells', { ...own, cell, appointment_id: `appointment-${name}` });
  await put('appointment_links', {
    appointment_id: `appointment-${name}`,
    purpose: 'cancel',
    token_hash: `appointment-link-${name}`,
    email: name,
  });
}

async function putLetters(put: Put, name: string): Promise<void> {
  await put('contact_messages', {
    id: `message-${name}`,
    name,
    email: name,
    subject: HARD_WORDS,
    message: HARD_WORDS.repeat(100),
    created_at: 4,
    done_at: null,
  });
  await put('contact_answers', {
    id: `answer-${name}`,
    message_id: `message-${name}`,
    user_id: name,
    answer: HARD_WORDS,
    created_at: 4,
  });
  await put('operators', { user_id: name, since: 4, invited_from: 'operator', invited_by: name });
  await put('operator_invitations', {
    id: `invitation-${name}`,
    email_key: `invited-${name}`,
    email: `invited-${name}`,
    token_hash: `invitation-${name}`,
    invited_from: 'operator',
    invited_by: name,
    created_at: 4,
    expires_at: 5,
  });
  await put('operator_actions', {
    id: `action-${name}`,
    user_id: name,
    action: 'message-answered',
    subject: 'message',
    created_at: 4,
  });
  await put('newsletter_subscribers', {
    id: `subscriber-${name}`,
    email: name,
    email_key: name,
    token: `token-${name}`,
    created_at: 4,
    mailed_at: 4,
    confirmed_at: null,
  });
  await put('outbox', {
    id: `mail-${name}`,
    cause: `welcome:${name}`,
    recipient: name,
    subject: HARD_WORDS,
    text_body: HARD_WORDS.repeat(1000),
    html_body: '',
    created_at: 4,
    next_try_at: 4,
    tries: 0,
  });
}
