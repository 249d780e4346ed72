import type { LegalTextName, LegalTextVersion } from '@stillgrove/contract/legal-texts';
import type { Db, Tx } from '../../db/transaction';

/** A text as it was shown from some moment on. */
export type StoredLegalText = LegalTextVersion & {
  /** Whether an operator wrote it; else it was made from the settings. */
  readonly own: boolean;
  readonly markdown: string;
};

/** A text to be stored; it gets its version there. */
export type NewLegalText = Omit<StoredLegalText, 'version'>;

/** What is shown now; null as long as nothing is stored. */
export async function readLegalText(db: Db, name: LegalTextName): Promise<StoredLegalText | null> {
  const row = await db
    .selectFrom('legal_texts')
    .selectAll()
    .where('name', '=', name)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : storedText(row);
}

/** One version, or null where there is none of that number. */
export async function readLegalTextVersion(
  db: Db,
  name: LegalTextName,
  version: number,
): Promise<StoredLegalText | null> {
  const row = await db
    .selectFrom('legal_texts')
    .selectAll()
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst();
  return row === undefined ? null : storedText(row);
}

/** All versions without their words, the newest first. */
export async function listLegalTextVersions(db: Db, name: LegalTextName): Promise<LegalTextVersion[]> {
  const rows = await db
    .selectFrom('legal_texts')
    .select(['version', 'note', 'created_at'])
    .where('name', '=', name)
    .orderBy('version', 'desc')
    .execute();
  return rows.map(({ version, note, created_at }) => ({ version, note, changedAt: created_at }));
}

/**
 * Adds a version over the one that was read and over no other.
 *
 * @param version the one that was read; 0 when there was none
 * @returns the new version, or null when someone has saved since
 */
export async function addLegalText(
  tx: Tx,
  name: LegalTextName,
  { own, markdown, note, changedAt }: NewLegalText,
  version: number,
): Promise<number | null> {
  const added = await tx
    .insertInto('legal_texts')
    .values({ name, version: version + 1, is_own: own ? 1 : 0, markdown, note, created_at: changedAt })
    .onConflict((conflict) => conflict.columns(['name', 'version']).doNothing())
    .returning('version')
    .executeTakeFirst();
  return added?.version ?? null;
}

type Row = { version: number; is_own: number; markdown: string; note: string; created_at: number };

function storedText({ version, is_own, markdown, note, created_at }: Row): StoredLegalText {
  return { version, own: is_own === 1, markdown, note, changedAt: created_at };
}
