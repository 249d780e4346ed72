import { randomBytes } from 'node:crypto';
import { bytesOf, type PushAnswer, SEAL_OVERHEAD } from '@stillgrove/contract/sync';
import type { Db } from '../../db/transaction';
import type { Player } from './people';

type Sealed = { readonly seq: number; readonly sealed: string };

/** A device that sends sealed records, and what the instance said it has stored of them. */
export type SyncingDevice = Pick<Player, 'userId' | 'cookie'> & {
  readonly space: string;
  readonly acknowledged: Map<string, Sealed>;
  /** How many changes were acknowledged. */
  pushes: number;
  /** Sent, and not answered: it is sent again, as it was. */
  waiting: { readonly id: string; readonly baseSeq: number; readonly sealed: string } | null;
  /** A conflict, though no one else changes these records. */
  conflict: string | null;
};

/** Records that a device changes in turn. */
const RECORDS = 5;

const newId = () => randomBytes(16).toString('base64url');

/** @param baseVersion of the space that this one replaces; 0 for the first */
export async function openSpace(
  url: string,
  { userId, cookie }: Pick<Player, 'userId' | 'cookie'>,
  baseVersion = 0,
): Promise<SyncingDevice> {
  const space = newId();
  const sealed = randomBytes(128).toString('base64url');
  await send(url, 'PUT', '/api/v1/sync/lock', { space, format: 1, sealed, baseVersion }, cookie);
  return { userId, cookie, space, acknowledged: new Map(), pushes: 0, waiting: null, conflict: null };
}

/** Adds or changes a record, or sends again what was not answered. */
export async function pushOne(url: string, device: SyncingDevice): Promise<void> {
  const { acknowledged, cookie, space } = device;
  const change = device.waiting ?? changeOf(acknowledged);
  device.waiting = change;
  const answer = await send(url, 'POST', '/api/v1/sync/push', { space, records: [change] }, cookie);
  const { stored, conflicts } = (await answer.json()) as PushAnswer;
  if (stored[0] === undefined) {
    device.conflict = `${change.id} from ${String(change.baseSeq)} met ${String(conflicts[0]?.seq)}`;
    throw new Error(device.conflict);
  }
  acknowledged.set(change.id, { seq: stored[0].seq, sealed: change.sealed });
  device.pushes += 1;
  device.waiting = null;
}

function changeOf(acknowledged: ReadonlyMap<string, Sealed>) {
  const sealed = randomBytes(512 + SEAL_OVERHEAD).toString('base64url');
  const oldest = acknowledged.size < RECORDS ? undefined : [...acknowledged].sort(bySeq)[0];
  return oldest === undefined
    ? { id: newId(), baseSeq: 0, sealed }
    : { id: oldest[0], baseSeq: oldest[1].seq, sealed };
}

function bySeq(one: readonly [string, Sealed], other: readonly [string, Sealed]): number {
  return one[1].seq - other[1].seq;
}

/**
 * Holds the database against what was acknowledged.
 *
 * @throws with the first record that was lost, is stored twice, or is not counted
 */
export async function checkSynced(db: Db, devices: readonly SyncingDevice[]): Promise<void> {
  for (const { userId, acknowledged, waiting, conflict } of devices) {
    if (conflict !== null) throw new Error(`a device in conflict with itself: ${conflict}`);
    const rows = await wholeRecords(db, userId);
    const there = new Map(rows.map((row) => [row.record_id, row]));
    for (const [id, { seq, sealed }] of acknowledged) {
      const isThere = there.get(id)?.sealed === sealed && there.get(id)?.seq === seq;
      // What was sent after it may be stored without having been acknowledged.
      const isReplaced = waiting?.id === id && there.get(id)?.sealed === waiting.sealed;
      if (!isThere && !isReplaced) throw new Error(`acknowledged and lost: record ${id}`);
    }
  }
}

/**
 * The records of one person, whose lock must agree with them.
 *
 * @throws when two have one `seq`, one is newer than the last, or the bytes are counted wrongly
 */
async function wholeRecords(db: Db, userId: string) {
  const rows = await db.selectFrom('vault_records').selectAll().where('user_id', '=', userId).execute();
  const { last_seq, used_bytes } = await db
    .selectFrom('vault_locks')
    .select(['last_seq', 'used_bytes'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (new Set(rows.map(({ seq }) => seq)).size !== rows.length) throw new Error('two records have one seq');
  if (rows.some(({ seq }) => seq > last_seq)) throw new Error('a record is newer than the last one');
  const bytes = rows.reduce((sum, { sealed }) => sum + bytesOf(sealed), 0);
  if (bytes !== used_bytes)
    throw new Error(`${String(bytes)} bytes are stored, ${String(used_bytes)} counted`);
  return rows;
}

/** What was acknowledged to a device up to a moment. */
export type SyncedBefore = Pick<SyncingDevice, 'userId' | 'cookie' | 'space' | 'acknowledged'>;

export function syncedBefore({ acknowledged, ...device }: SyncingDevice): SyncedBefore {
  return { ...device, acknowledged: new Map(acknowledged) };
}

/**
 * Holds a copy of the database against what was acknowledged before the copy began.
 *
 * @returns how many records came back
 * @throws with the first record that is not there, or is older
 */
export async function checkCopied(db: Db, devices: readonly SyncedBefore[]): Promise<number> {
  let records = 0;
  for (const { userId, acknowledged } of devices) {
    const rows = await wholeRecords(db, userId);
    const there = new Map(rows.map((row) => [row.record_id, row]));
    for (const [id, { seq, sealed }] of acknowledged) {
      const row = there.get(id);
      const isSame = row?.seq === seq && row.sealed === sealed;
      if (!isSame && (row?.seq ?? 0) <= seq) throw new Error(`acknowledged and not copied: record ${id}`);
    }
    records += rows.length;
  }
  return records;
}

async function send(
  url: string,
  method: 'POST' | 'PUT',
  path: string,
  body: unknown,
  cookie: string,
): Promise<Response> {
  const answer = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${String(answer.status)}`);
  return answer;
}
