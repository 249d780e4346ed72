import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { digestsOf, isEqual } from '../db/copies/digest';
import { tableShapes } from '../db/copies/table-shape';
import { newKeyPair } from '../db/backup/encryption';
import { readBackup } from '../db/backup/read-backup';
import type { DatabaseLocation } from '../db/location';
import { ask } from '../testing/postgres-databases';
import type { ServerProcess } from '../testing/server-process';
import { count, promise, seconds } from './drill';
import { type Engine, ENGINE_NAMES, type Instance, lookAt, withInstance } from './instance';
import { checkLedger } from './load/ledger';
import { startLoad } from './load/load';
import { newPlayers, type Player } from './load/people';
import {
  checkCopied,
  openSpace,
  pushOne,
  type SyncedBefore,
  syncedBefore,
  type SyncingDevice,
} from './load/syncing';
import { runCommand, settingsFor } from './run-command';

type Options = {
  /** What the people play on while the backup is made. */
  readonly from: Engine;
  /** What it is restored into. */
  readonly into: Engine;
  readonly people: number;
  /** For how long they play before the backup begins. */
  readonly playMs: number;
};

/** Devices that sync as well while the backup is made. */
const DEVICES = 2;

/**
 * Takes a backup while people play, restores it elsewhere, and starts a server on that.
 *
 * @returns its figures
 * @throws with what was lost
 */
export async function backupDrill({ from, into, people, playMs }: Options): Promise<string> {
  return withInstance({ engine: from }, (instance) =>
    withInstance({ engine: into }, async (other) => {
      const keys = await newKeyPair();
      const server = await instance.start();
      const players = await instance.look((db) => newPlayers(db, people));
      const load = startLoad({ url: server.url, players, clients: people, pauseMs: 5, kinds: ['award'] });
      const syncing = await startSyncing(server.url, players.slice(0, DEVICES));
      await pause(playMs);
      const before = players.map((player) => ({ ...player, acknowledged: new Set(player.acknowledged) }));
      const synced = syncing.devices.map(syncedBefore);
      const startedAt = performance.now();
      const file = await backUp(instance, keys.recipient);
      const tookMs = performance.now() - startedAt;
      await load.stop();
      await syncing.stop();
      const restored = await restore(other, file, keys.identity);
      const stored = await check(restored, { file, identity: keys.identity, before, synced });
      await signInOn(await other.start({ env: settingsFor(restored, other.folder) }), before);
      const acknowledged = before.reduce((sum, player) => sum + player.acknowledged.size, 0);
      return `${ENGINE_NAMES[from]} into ${ENGINE_NAMES[into]}: ${count(acknowledged)} awards acknowledged before, ${count(stored.awards)} restored, with ${count(stored.records)} sealed records, in ${seconds(tookMs)}; lost: nothing`;
    }),
  );
}

/** Every device pushes at least once before it is measured. */
async function startSyncing(url: string, players: readonly Player[]) {
  const devices = await Promise.all(players.map((player) => openSpace(url, player)));
  await Promise.all(devices.map((device) => pushOne(url, device)));
  let isOver = false;
  const pushing = devices.map(async (device: SyncingDevice) => {
    while (!isOver) await pushOne(url, device);
  });
  return {
    devices,
    async stop(): Promise<void> {
      isOver = true;
      await Promise.all(pushing);
    },
  };
}

async function backUp(instance: Instance, recipient: string): Promise<string> {
  const folder = join(instance.folder, 'backups-of-the-drill');
  mkdirSync(folder);
  await runCommand('backup.js', [folder], {
    ...settingsFor(instance.location, instance.folder),
    BACKUP_KEY: recipient,
  });
  const [name = '', ...more] = readdirSync(folder).sort().toReversed();
  // The list of deletions lies beside every backup.
  promise(more.join() === 'deletions.txt', `the folder of the backup also holds ${more.join(', ')}`);
  return join(folder, name);
}

/** Into an empty database beside the one that was prepared. */
async function restore(instance: Instance, file: string, identity: string): Promise<DatabaseLocation> {
  const { postgres, location } = instance;
  if (postgres) await ask(postgres.url('postgres'), 'create database restored');
  const place: DatabaseLocation =
    postgres && location.engine === 'postgres'
      ? { ...location, url: postgres.url('restored') }
      : { engine: 'sqlite', path: join(instance.folder, 'restored.db') };
  await runCommand('restore.js', [file], {
    ...settingsFor(place, instance.folder),
    BACKUP_IDENTITY: identity,
  });
  return place;
}

type Expected = {
  readonly file: string;
  readonly identity: string;
  readonly before: readonly Player[];
  readonly synced: readonly SyncedBefore[];
};

/** @returns how many awards and sealed records came back */
async function check(
  restored: DatabaseLocation,
  { file, identity, before, synced }: Expected,
): Promise<{ awards: number; records: number }> {
  return lookAt(restored, async (db) => {
    const wanted = await readBackup(file, identity, async ({ rows }) => {
      for (;;) {
        const next = await rows.next();
        if (next.done === true) return next.value.digests;
      }
    });
    const found = await digestsOf(db, await tableShapes(db));
    for (const [table, digest] of Object.entries(wanted))
      promise(isEqual(digest, found[table]), `the table ${table} came back differently`);
    return { awards: (await checkLedger(db, before)).stored, records: await checkCopied(db, synced) };
  });
}

/** People who were signed in still are, and see their data. */
async function signInOn(server: ServerProcess, before: readonly Player[]): Promise<void> {
  const [player] = before;
  const answer = await fetch(`${server.url}/api/v1/points`, { headers: { cookie: player?.cookie ?? '' } });
  promise(answer.status === 200, `the restored instance answered ${String(answer.status)}`);
  const email = 'newcomer@example.org';
  for (const [path, body] of [
    ['register', { fullName: 'New', email, password: 'a quiet morning' }],
    ['login', { email, password: 'a quiet morning' }],
  ] as const) {
    const { ok, status } = await fetch(`${server.url}/api/v1/user/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    promise(ok, `${path} on the restored instance answered ${String(status)}`);
  }
}
