import { bindingOf } from '@stillgrove/domain/vault/binding';
import { KEY_ROUNDS } from '@stillgrove/domain/vault/passphrase';
import { revisionsAsValue, revisionsFrom, type Revisions } from '@stillgrove/domain/vault/revisions';
import {
  lockDataKey,
  lockDataKeyByPasskey,
  newDataKey,
  openKeys,
  openKeysByPasskey,
  openLock,
  type Keys,
} from './data-key';
import type { PasskeySecret } from './passkey';
import type { RowsInChange, VaultRow, VaultRows } from './rows';
import { seal, unseal } from './seal';

/** A vault whose key is at hand. Whoever has no `OpenVault` has no way to a page or record. */
export type OpenVault = Keys & { readonly owner: string; readonly diaryId: string };

export type Saved = { readonly outcome: 'saved'; readonly revision: number };
/** `gone`: the vault was deleted or started again elsewhere. `changed`: the page was saved elsewhere first. */
export type NotSaved = { readonly outcome: 'gone' | 'changed' };

/** A change of contents that is sealed and ready, and the list of revisions after it. */
export type PlannedChange<Result> = {
  readonly revisions: Revisions;
  readonly apply: (tx: RowsInChange) => Promise<Result>;
};

export type Vault = ReturnType<typeof createVault>;

/**
 * Vaults in storage: their keys, and what all of their contents have in common. Its functions throw a StorageError or a
 * DOMException when there is no storage, or none is left.
 *
 * @param keyRounds what a try at a passphrase costs; fewer than `KEY_ROUNDS` in tests only
 */
export function createVault(rows: VaultRows, keyRounds = KEY_ROUNDS) {
  async function findVault(owner: string): Promise<VaultRow | null> {
    return (await rows.vaultOf(owner)) ?? null;
  }

  /** @returns null when the passphrase is wrong or there is no vault */
  async function openVault(owner: string, passphrase: string): Promise<OpenVault | null> {
    const row = await findVault(owner);
    if (row === null) return null;
    const keys = await openKeys(row.lock, passphrase, owner);
    return keys === null ? null : { owner, diaryId: row.diaryId, ...keys };
  }

  return {
    findVault,
    openVault,

    /** @returns null when there is one already, begun in another tab */
    async beginVault(owner: string, passphrase: string): Promise<OpenVault | null> {
      const lock = await lockDataKey(await newDataKey(), passphrase, owner, keyRounds);
      const row = { owner, diaryId: crypto.randomUUID(), lock };
      const added = await rows.change(owner, async (tx) => {
        if ((await tx.vault()) !== undefined) return false;
        // What a tab wrote while the vault before was deleted has no key any more.
        await tx.removeAll();
        await tx.putVault(row);
        return true;
      });
      return added ? openVault(owner, passphrase) : null;
    },

    /**
     * Changes contents and the list of their revisions together. Sealing takes longer than a transaction of the
     * browser lasts, so what was sealed is thrown away and sealed again when another tab was faster.
     *
     * @param plan may be called several times; `change` is the number of the change, as in the list's row
     */
    async changeContents<Result>(
      vault: OpenVault,
      plan: (revisions: Revisions, change: number) => Promise<PlannedChange<Result>>,
    ): Promise<Result | { outcome: 'gone' }> {
      const { owner, diaryId, key } = vault;
      for (;;) {
        const row = await findVault(owner);
        if (row?.diaryId !== diaryId) return { outcome: 'gone' };
        const present = row.revisions?.change ?? 0;
        const change = present + 1;
        const { revisions, apply } = await plan(await unsealRevisions(key, row), change);
        const sealed = await seal(key, revisionsAsValue(revisions), revisionsBinding(row, change));
        const result = await rows.change(owner, async (tx) => {
          const now = await tx.vault();
          if (now?.diaryId !== diaryId) return { outcome: 'gone' } as const;
          if ((now.revisions?.change ?? 0) !== present) return null;
          const applied = await apply(tx);
          if (!isRefused(applied)) await tx.putVault({ ...now, revisions: { change, sealed } });
          return applied;
        });
        if (result !== null) return result;
      }
    },

    /** @returns false when the present passphrase is another */
    async changePassphrase(owner: string, present: string, next: string): Promise<boolean> {
      const row = await findVault(owner);
      const key = row && (await openLock(row.lock, present, owner, true));
      if (!row || !key) return false;
      const lock = await lockDataKey(key, next, owner, keyRounds);
      return rows.change(owner, async (tx) => {
        const now = await tx.vault();
        if (now?.diaryId !== row.diaryId) return false;
        await tx.putVault({ ...now, lock });
        return true;
      });
    },

    /** @returns null when no passkey of this vault made the secret */
    async openByPasskey(owner: string, shown: PasskeySecret): Promise<OpenVault | null> {
      const row = await findVault(owner);
      const lock = row?.passkeys?.find(({ id }) => isSame(id, shown.id));
      const keys = lock && (await openKeysByPasskey(lock, shown, owner));
      return row && keys ? { owner, diaryId: row.diaryId, ...keys } : null;
    },

    /**
     * Lets a passkey open the vault beside its passphrase.
     *
     * @param make asks for the passkey, once the passphrase has proved right
     * @returns `given-up` when no passkey came
     */
    async addPasskey(
      owner: string,
      passphrase: string,
      make: (salt: Uint8Array<ArrayBuffer>) => Promise<PasskeySecret | null>,
    ): Promise<'added' | 'wrong' | 'given-up'> {
      const row = await findVault(owner);
      const key = row && (await openLock(row.lock, passphrase, owner, true));
      if (!row || !key) return 'wrong';
      const salt = crypto.getRandomValues(new Uint8Array(32));
      const made = await make(salt);
      if (made === null) return 'given-up';
      const lock = await lockDataKeyByPasskey(key, made, salt, owner);
      return rows.change(owner, async (tx) => {
        const now = await tx.vault();
        if (now?.diaryId !== row.diaryId) return 'wrong';
        await tx.putVault({ ...now, passkeys: [...(now.passkeys ?? []), lock] });
        return 'added';
      });
    },

    /** Lets the passphrase alone open the vault again. */
    async removePasskeys(owner: string): Promise<void> {
      await rows.change(owner, async (tx) => {
        const now = await tx.vault();
        if (now === undefined) return;
        const { passkeys: _gone, ...rest } = now;
        await tx.putVault(rest);
      });
    },

    /** Deletes a person's vault: contents, unfinished pages and key. */
    async removeVault(owner: string): Promise<void> {
      await rows.change(owner, (tx) => tx.removeAll());
    },
  };
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

function isRefused(result: unknown): boolean {
  return (result as { outcome?: unknown }).outcome === 'changed';
}

/** The newest revision of each page and record, as the vault itself has it. */
export async function unsealRevisions(key: CryptoKey, row: VaultRow | undefined): Promise<Revisions> {
  if (row?.revisions === undefined) return new Map();
  const { change, sealed } = row.revisions;
  return revisionsFrom(await unseal(key, sealed, revisionsBinding(row, change)));
}

function revisionsBinding({ owner, diaryId }: VaultRow, change: number): string {
  return bindingOf('revisions', owner, diaryId, change);
}
