import type { Tables } from '../tables';

/** Where a table lies when several PostgreSQL servers under Citus share the data. One server needs none of it. */
export type Placement =
  /**
   * Spread over the workers by the hash of `user_id`: all rows of a person are on one worker. Every unique key has
   * the column, and every statement names it.
   */
  | {
      readonly where: 'by-person';
      /** Another table of this kind that its `user_id` points to, with which its rows are deleted. */
      readonly parent?: keyof Tables;
    }
  /** A copy on every worker: quick to read and slow to write, and writing needs every worker. */
  | { readonly where: 'everywhere'; readonly why: string }
  /** On the coordinator alone. */
  | { readonly where: 'one-place'; readonly why: string };

const byPerson = (parent?: keyof Tables): Placement =>
  parent === undefined ? { where: 'by-person' } : { where: 'by-person', parent };
const onePlace = (why: string): Placement => ({ where: 'one-place', why });

const FOUND_BY_TOKEN = 'It is found by a token, before anyone knows whose it is.';
const SIGNING_IN =
  'Signing in reads it together with tables that are found by a token, and must not wait for a worker.';
const THERAPISTS_TIME =
  'A time is taken once for a therapist as well as for a person, so no key by person can hold it.';
const OF_THE_SITE = 'It belongs to the site, and is small.';
const ONE_QUEUE = 'Whoever writes, it is read in one order for all people.';

/**
 * Where each table lies. By person is what grows with every breath and every page of the diary; a table of the
 * people is beside it on every worker; all that stays small, or is found without knowing the person, is in one
 * place. A test holds the keys of the database against this list.
 */
export const PLACEMENTS: Readonly<Record<keyof Tables, Placement>> = {
  point_events: byPerson(),
  point_days: byPerson(),
  point_totals: byPerson(),
  vault_locks: byPerson(),
  vault_records: byPerson('vault_locks'),

  users: {
    where: 'everywhere',
    why: 'Addresses are unique among all people, and what is by person points to it on every worker.',
  },

  sessions: onePlace(FOUND_BY_TOKEN),
  pending_sign_ins: onePlace(FOUND_BY_TOKEN),
  passkey_challenges: onePlace(FOUND_BY_TOKEN),
  mailed_links: onePlace(FOUND_BY_TOKEN),
  passkeys: onePlace('A passkey tells who signs in: it is found by its own id.'),
  known_devices: onePlace(SIGNING_IN),
  authenticator_apps: onePlace(SIGNING_IN),
  recovery_codes: onePlace(SIGNING_IN),
  operators: onePlace('Every session is read together with it.'),

  appointments: onePlace(THERAPISTS_TIME),
  appointment_cells: onePlace(THERAPISTS_TIME),
  appointment_links: onePlace(FOUND_BY_TOKEN),
  therapists: onePlace(OF_THE_SITE),
  therapist_hours: onePlace(OF_THE_SITE),
  therapist_exceptions: onePlace(OF_THE_SITE),

  outbox: onePlace(ONE_QUEUE),
  contact_messages: onePlace(ONE_QUEUE),
  contact_answers: onePlace('It belongs to a message, which may be of someone without an account.'),
  newsletter_subscribers: onePlace('Subscribers need no account.'),
  operator_actions: onePlace(ONE_QUEUE),
  operator_invitations: onePlace(FOUND_BY_TOKEN),

  legacy_records: onePlace('Few sites have the form, and its rows are few; their key is an id alone.'),
  rate_limits: onePlace('It counts addresses as well as people, by a hash that names no one.'),
  deletions: onePlace('It outlives the people whose deletion it notes, and names no one.'),

  settings: onePlace(OF_THE_SITE),
  legal_texts: onePlace(OF_THE_SITE),
  outside_answers: onePlace(OF_THE_SITE),
  leases: onePlace(OF_THE_SITE),
  clock_marks: onePlace(OF_THE_SITE),
  opening_marks: onePlace(OF_THE_SITE),
  migrations: onePlace(OF_THE_SITE),
};

/** Names of the tables of a kind, each after its parent. */
export function tablesPlaced(where: Placement['where']): readonly (keyof Tables)[] {
  return Object.entries(PLACEMENTS)
    .filter(([, placement]) => placement.where === where)
    .map(([table]) => table as keyof Tables);
}

/** The column by which rows are spread. */
export const PERSON_COLUMN = 'user_id';
