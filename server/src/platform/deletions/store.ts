import type { Db, Tx } from '../../db/transaction';
import { passwordOfNobody } from '../passwords';
import {
  DELETED_FROM,
  type Deletion,
  type DeletionKind,
  idOfApp,
  idOfCode,
  idOfOperator,
  idOfPassword,
  idOfSpace,
} from './deletion';

/** SQLite takes some 32,000 values in one statement. */
const ROWS_AT_ONCE = 1000;

/** Remembers deletions; one that is remembered already stays as it is. */
export async function addDeletions(tx: Tx, deletions: readonly Deletion[]): Promise<void> {
  for (const some of inParts(deletions)) {
    await tx
      .insertInto('deletions')
      .values(some.map(({ kind, hash, dayMs }) => ({ key_hash: hash, kind, deleted_at: dayMs })))
      .onConflict((conflict) => conflict.column('key_hash').doNothing())
      .execute();
  }
}

/** Everything that is remembered, the oldest first. */
export async function listDeletions(db: Db): Promise<Deletion[]> {
  const rows = await db
    .selectFrom('deletions')
    .selectAll()
    .orderBy('deleted_at')
    .orderBy('key_hash')
    .execute();
  return rows.map(({ key_hash: hash, kind, deleted_at: dayMs }) => ({
    kind: kind as DeletionKind,
    hash,
    dayMs,
  }));
}

export async function removeDeletionsBefore(db: Db, beforeMs: number): Promise<void> {
  await db.deleteFrom('deletions').where('deleted_at', '<', beforeMs).execute();
}

/** The ids of all rows of a kind. */
export async function idsOf(tx: Tx, kind: DeletionKind): Promise<string[]> {
  if (isOfPerson(kind)) return idsOfPeople(tx, kind);
  const rows = await tx.selectFrom(DELETED_FROM[kind]).select('id').execute();
  return rows.map(({ id }) => id);
}

/** Removes rows with all that belongs to them by a foreign key. */
export async function removeRows(tx: Tx, kind: DeletionKind, ids: readonly string[]): Promise<void> {
  for (const some of inParts(ids)) {
    if (isOfPerson(kind)) await removeOfPeople(tx, kind, some);
    else await tx.deleteFrom(DELETED_FROM[kind]).where('id', 'in', some).execute();
  }
}

/** Whose id begins with the person’s and a space. */
const OF_PERSON = ['space', 'operator', 'app', 'code', 'password'] as const;

type OfPerson = (typeof OF_PERSON)[number];

function isOfPerson(kind: DeletionKind): kind is OfPerson {
  return OF_PERSON.some((one) => one === kind);
}

async function idsOfPeople(tx: Tx, kind: OfPerson): Promise<string[]> {
  if (kind === 'space') {
    const rows = await tx.selectFrom('vault_locks').select(['user_id', 'space']).execute();
    return rows.map(({ user_id, space }) => idOfSpace(user_id, space));
  }
  if (kind === 'operator') {
    const rows = await tx.selectFrom('operators').select(['user_id', 'since']).execute();
    return rows.map(({ user_id, since }) => idOfOperator(user_id, since));
  }
  if (kind === 'code') {
    const rows = await tx.selectFrom('recovery_codes').select(['user_id', 'code_hash']).execute();
    return rows.map(({ user_id, code_hash }) => idOfCode(user_id, code_hash));
  }
  if (kind === 'password') {
    const rows = await tx.selectFrom('users').select(['id', 'password_hash']).execute();
    return rows.map(({ id, password_hash }) => idOfPassword(id, password_hash));
  }
  const rows = await tx
    .selectFrom('authenticator_apps')
    .select(['user_id', 'confirmed_at'])
    .where('confirmed_at', 'is not', null)
    .execute();
  return rows.map(({ user_id, confirmed_at }) => idOfApp(user_id, confirmed_at ?? 0));
}

async function removeOfPeople(tx: Tx, kind: OfPerson, ids: readonly string[]): Promise<void> {
  const parts = ids.map((id) => [id.slice(0, id.indexOf(' ')), id.slice(id.indexOf(' ') + 1)] as const);
  const people = parts.map(([person]) => person);
  if (kind === 'code') {
    for (const [person, hash] of parts)
      await tx
        .deleteFrom('recovery_codes')
        .where('user_id', '=', person)
        .where('code_hash', '=', hash)
        .execute();
    return;
  }
  if (kind === 'password') {
    await tx
      .updateTable('users')
      .set({ password_hash: passwordOfNobody() })
      .where('id', 'in', people)
      .execute();
    return;
  }
  // A person has one of these at most.
  await tx.deleteFrom(DELETED_FROM[kind]).where('user_id', 'in', people).execute();
}

function* inParts<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < all.length; start += ROWS_AT_ONCE) yield all.slice(start, start + ROWS_AT_ONCE);
}
