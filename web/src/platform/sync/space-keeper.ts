import type { Sealed } from '../vault/seal';
import { fromBase64Url, toBase64Url } from './base64url';
import { KINDS } from './round';
import { newId, type SpaceSecrets } from './space-lock';
import type { SyncRows } from './sync-rows';
import type { Known, SyncHead, SyncState, Troubles } from './sync-state';

/** A space that this device shares, opened. */
export type OpenSpace = {
  readonly secrets: SpaceSecrets;
  readonly state: SyncState;
};

type StoredHead = {
  readonly head: SyncHead;
  readonly troubles: Troubles;
  readonly secrets: Readonly<Record<keyof SpaceSecrets, string>>;
};

/** The part of the vault that seals what is kept here. */
export type KeeperPorts = {
  readonly rows: SyncRows;
  readonly vault: {
    readonly openVault: () => { readonly owner: string; readonly diaryId: string } | null;
    readonly seal: (name: string, value: unknown) => Promise<Sealed | null>;
    readonly unseal: (name: string, sealed: Sealed) => Promise<unknown>;
  };
};

const HEAD = 'head';

/** Keeps what this device knows of the space that it shares, sealed in the browser’s storage. */
export function createSpaceKeeper({ rows, vault }: KeeperPorts) {
  async function write(
    { secrets, state: { head, troubles } }: OpenSpace,
    changed: ReadonlyMap<string, Known>,
  ): Promise<void> {
    const open = vault.openVault();
    if (open === null) throw new VaultLocked();
    const { owner, diaryId } = open;
    const stored: StoredHead = {
      head,
      troubles,
      secrets: {
        spaceKey: toBase64Url(secrets.spaceKey),
        deviceSecret: toBase64Url(secrets.deviceSecret),
        recoveryKey: toBase64Url(secrets.recoveryKey),
      },
    };
    const sealed = await vault.seal(`${HEAD} ${diaryId}`, stored);
    const known = await Promise.all(
      [...changed].map(async ([name, one]) => ({ owner, name, sealed: await vault.seal(name, one) })),
    );
    if (sealed === null) throw new VaultLocked();
    await rows.write(
      { owner, diaryId, sealed },
      known.map(({ name, sealed: bytes }) => {
        if (bytes === null) throw new VaultLocked();
        return { owner, name, sealed: bytes };
      }),
    );
  }

  return {
    write,

    /** @returns null when this device shares no space, or the vault is locked */
    async read(): Promise<OpenSpace | null> {
      const open = vault.openVault();
      if (open === null) return null;
      const row = await rows.head(open.owner);
      if (row?.diaryId !== open.diaryId) return null;
      const stored = (await vault.unseal(`${HEAD} ${open.diaryId}`, row.sealed)) as StoredHead | undefined;
      if (stored === undefined) return null;
      const known = new Map<string, Known>();
      await Promise.all(
        (await rows.known(open.owner)).map(async ({ name, sealed }) => {
          const one = (await vault.unseal(name, sealed)) as Known | undefined;
          if (one !== undefined) known.set(name, one);
        }),
      );
      const { head, troubles, secrets } = stored;
      const bytes = (text: string) => fromBase64Url(text) ?? new Uint8Array();
      return {
        secrets: {
          spaceKey: bytes(secrets.spaceKey),
          deviceSecret: bytes(secrets.deviceSecret),
          recoveryKey: bytes(secrets.recoveryKey),
        },
        state: { head, known, troubles },
      };
    },

    /** From now on this device shares a space, of which it knows nothing yet. */
    async begin(space: string, secrets: SpaceSecrets): Promise<OpenSpace> {
      const open = vault.openVault();
      if (open === null) throw new VaultLocked();
      const head = {
        space,
        device: newId(),
        cursor: 0,
        manifest: null,
        listedAtMs: 0,
        newer: [],
        kinds: KINDS,
      };
      const begun = { secrets, state: { head, known: new Map(), troubles: {} } };
      await rows.remove(open.owner);
      await write(begun, new Map());
      return begun;
    },

    /** Whether this device shares a space, also while the vault is locked. */
    async isSharing(owner: string): Promise<boolean> {
      return (await rows.head(owner)) !== undefined;
    },

    forget: (owner: string): Promise<void> => rows.remove(owner),
  };
}

/** Thrown where the vault was locked in the middle of something; it goes on when it is opened again. */
export class VaultLocked extends Error {
  override readonly name = 'VaultLocked';
}
