import type { LockAnswer, LockRequest } from '@stillgrove/contract/sync';
import { createStore, type StoreApi } from 'zustand';
import { RefusedError, UnreachableError } from '../http/request';
import { storageTroubleOf } from '../storage/storage-error';
import { syncRound, type RoundResult } from './round';
import type { RoundPorts } from './round-ports';
import { createSpaceKeeper, VaultLocked, type KeeperPorts, type OpenSpace } from './space-keeper';
import {
  LOCK_FORMAT,
  lockSpace,
  newId,
  openSpaceLock,
  type LockProblem,
  type Opener,
  type SpaceSecrets,
} from './space-lock';
import type { Trouble } from './sync-state';
import { createWireSeal } from './wire-seal';

/** How things stand between this device and the server. */
export type SyncStatus =
  /** Not known yet, or the private space is locked. */
  | 'unknown'
  | 'off'
  | 'working'
  | 'up-to-date'
  /** For a connection, or for the server. */
  | 'waiting'
  /** Another tab does it. */
  | 'elsewhere'
  /** Another device deleted what was synced, or began again with new codes. */
  | 'ended'
  /** There is no room left on the server. */
  | 'full'
  /** Something on the server is not what the devices wrote. */
  | 'distrusted';

export type SyncView = {
  readonly status: SyncStatus;
  /** What is wrong, each kind once. */
  readonly troubles: readonly Trouble[];
  /** Records of later versions of the product. */
  readonly newer: number;
};

export type SyncPorts = {
  readonly keeper: KeeperPorts;
  readonly local: RoundPorts['local'];
  readonly calls: RoundPorts['server'] & {
    readonly lock: () => Promise<LockAnswer['lock']>;
    readonly saveLock: (request: LockRequest) => Promise<{ readonly version: number }>;
    readonly deleteAll: () => Promise<unknown>;
  };
  /** The account that is signed in; null for visitors and guests. */
  readonly userId: () => string | null;
  /** @returns null when another tab is at it, or else ends it */
  readonly oneTab: () => Promise<(() => void) | null>;
  readonly now: () => number;
  readonly between: string;
};

export type Sync = ReturnType<typeof createSync>;

/** Shares the private space of this device with the person’s other devices. */
export function createSync(ports: SyncPorts) {
  const { calls, local, now, between } = ports;
  const keeper = createSpaceKeeper(ports.keeper);
  const store: StoreApi<SyncView> = createStore<SyncView>(() => ({
    status: 'unknown',
    troubles: [],
    newer: 0,
  }));
  let running: Promise<void> | null = null;
  let askedAgain = false;

  function show(status: SyncStatus, result?: RoundResult): void {
    const troubles = [...new Set(Object.values(result?.troubles ?? {}))];
    store.setState({ status, troubles, newer: result?.newer ?? 0 });
  }

  async function round(): Promise<void> {
    const userId = ports.userId();
    const giveBack = await ports.oneTab();
    if (giveBack === null) {
      show('elsewhere');
      return;
    }
    try {
      const space = userId === null ? null : await keeper.read();
      if (space === null || userId === null) {
        show(ports.keeper.vault.openVault() === null ? 'unknown' : 'off');
        return;
      }
      if (store.getState().status !== 'distrusted') show('working');
      const result = await syncRound(await roundPorts(space, userId));
      const isDistrusted = Object.keys(result.troubles).length > 0;
      show(isDistrusted ? 'distrusted' : result.unsent > 0 ? 'waiting' : 'up-to-date', result);
    } catch (error) {
      show(statusAfter(error));
    } finally {
      giveBack();
    }
  }

  async function roundPorts(space: OpenSpace, userId: string): Promise<RoundPorts> {
    let { state } = space;
    const place = { userId, space: state.head.space };
    return {
      local,
      server: calls,
      seal: await createWireSeal(space.secrets.spaceKey, place),
      now,
      between,
      state: {
        read: async () => state,
        async write(head, changed, troubles) {
          const next = { head, known: new Map([...state.known, ...changed]), troubles };
          await keeper.write({ ...space, state: next }, changed);
          state = next;
        },
      },
    };
  }

  /** One after the other; calls during a round lead to one more after it. */
  function syncNow(): Promise<void> {
    askedAgain = true;
    running ??= (async () => {
      while (askedAgain) {
        askedAgain = false;
        await round();
      }
    })().finally(() => (running = null));
    return running;
  }

  /** Stores a lock with new keys on the server, and begins with this device. */
  async function beginSpace(secrets: SpaceSecrets, passphrase: string, baseVersion: number): Promise<void> {
    const userId = ports.userId();
    if (userId === null) throw new VaultLocked();
    const space = newId();
    const sealed = await lockSpace(secrets, passphrase, { userId, space });
    await running;
    await calls.saveLock({ space, format: LOCK_FORMAT, sealed, baseVersion });
    await keeper.begin(space, secrets);
    void syncNow();
  }

  return {
    store,
    syncNow,

    /** Whether another device of the person shares a private space already. */
    async isThere(): Promise<boolean> {
      return (await calls.lock()) !== null;
    },

    /**
     * Shares the private space of this device.
     *
     * @param secrets new ones, whose codes the person has written down
     * @returns `there` when another device was faster, whose code is needed
     */
    async switchOn(secrets: SpaceSecrets, passphrase: string): Promise<'on' | 'there'> {
      if ((await calls.lock()) !== null) return 'there';
      await beginSpace(secrets, passphrase, 0);
      return 'on';
    },

    /**
     * Begins again with new keys and codes: whoever has an old code, or a lost device, gets nothing more. Everything of
     * this device is sent again, by rounds that go on where one was cut off.
     */
    async startAgain(secrets: SpaceSecrets, passphrase: string): Promise<void> {
      await beginSpace(secrets, passphrase, (await calls.lock())?.version ?? 0);
    },

    /** Brings what another device shares to this one. */
    async join(opener: Opener): Promise<'joined' | 'nothing-there' | LockProblem> {
      const userId = ports.userId();
      const lock = await calls.lock();
      if (lock === null || userId === null) return 'nothing-there';
      const opened = await openSpaceLock(lock, { userId, space: lock.space }, opener);
      if ('problem' in opened) return opened.problem;
      await running;
      await keeper.begin(lock.space, opened.secrets);
      void syncNow();
      return 'joined';
    },

    /** What opens the space that this device shares; null when it shares none, or the vault is locked. */
    async secrets(): Promise<SpaceSecrets | null> {
      return (await keeper.read())?.secrets ?? null;
    },

    /**
     * From now on this passphrase and the device code open the space: that of the device which asks for another.
     *
     * @returns null when this device shares nothing any more
     */
    async lockWith(passphrase: string): Promise<SpaceSecrets | null> {
      const userId = ports.userId();
      const [own, lock] = [await keeper.read(), await calls.lock()];
      if (own === null || userId === null || lock?.space !== own.state.head.space) return null;
      const { space, version } = lock;
      const sealed = await lockSpace(own.secrets, passphrase, { userId, space });
      await calls.saveLock({ space, format: LOCK_FORMAT, sealed, baseVersion: version });
      return own.secrets;
    },

    /** Ends it on this device: what is here stays here, and what is on the server stays there. */
    async stop(): Promise<void> {
      await running;
      const open = ports.keeper.vault.openVault();
      if (open !== null) await keeper.forget(open.owner);
      show('off');
    },

    /** Deletes what is on the server, and ends it on this device; what devices have stays there. */
    async deleteAll(): Promise<void> {
      await running;
      await calls.deleteAll();
      const open = ports.keeper.vault.openVault();
      if (open !== null) await keeper.forget(open.owner);
      show('off');
    },
  };
}

/** @throws what is a bug */
function statusAfter(error: unknown): SyncStatus {
  if (error instanceof VaultLocked) return 'unknown';
  if (error instanceof UnreachableError) return 'waiting';
  if (error instanceof RefusedError) {
    if (error.code === 'not-synced') return 'ended';
    return error.code === 'sync-full' ? 'full' : 'waiting';
  }
  if (storageTroubleOf(error) !== null) return 'waiting';
  throw error;
}
