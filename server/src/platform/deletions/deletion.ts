/** What is remembered as deleted, and the table where it was. Of a password that was replaced the row stays. */
export const DELETED_FROM = {
  account: 'users',
  appointment: 'appointments',
  message: 'contact_messages',
  subscriber: 'newsletter_subscribers',
  email: 'outbox',
  space: 'vault_locks',
  operator: 'operators',
  passkey: 'passkeys',
  app: 'authenticator_apps',
  code: 'recovery_codes',
  password: 'users',
} as const;

export type DeletionKind = keyof typeof DELETED_FROM;

/** A row that is gone for good, by its id. */
export type Deleted = { readonly kind: DeletionKind; readonly id: string };

/** What is kept about it: a keyed hash of kind and id, and the day. Nothing of the person. */
export type Deletion = {
  readonly kind: DeletionKind;
  /** As `Secrets.hashes` makes it of `hashedText`. */
  readonly hash: string;
  /** Start of the day in UTC, in milliseconds since 1970. */
  readonly dayMs: number;
};

const DAY_MS = 86_400_000;

/** The id of a private space on the server: its devices name it, so that two people’s may have one name. */
export function idOfSpace(userId: string, space: string): string {
  return `${userId} ${space}`;
}

/** Someone who stopped being an operator may become one again, which is another id. @param sinceMs when they became one */
export function idOfOperator(userId: string, sinceMs: number): string {
  return `${userId} ${String(sinceMs)}`;
}

/** A person has one authenticator app at a time. @param confirmedAtMs when it was set up */
export function idOfApp(userId: string, confirmedAtMs: number): string {
  return `${userId} ${String(confirmedAtMs)}`;
}

/** A recovery code that was used or replaced. @param codeHash as it is stored */
export function idOfCode(userId: string, codeHash: string): string {
  return `${userId} ${codeHash}`;
}

/** A password that was replaced: others may have known it. @param passwordHash as it was stored */
export function idOfPassword(userId: string, passwordHash: string): string {
  return `${userId} ${passwordHash}`;
}

export function hashedText({ kind, id }: Deleted): string {
  return `${kind} ${id}`;
}

export function startOfDay(ms: number): number {
  return ms - (ms % DAY_MS);
}
