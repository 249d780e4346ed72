import { keptTimeLeft, type KeptTime } from '@stillgrove/domain/vault/keep-open';
import { KEPT_OPEN } from './kept-open-name';
import type { VaultRow, VaultRows } from './rows';
import type { PlainStorage } from './stashes';
import type { OpenVault } from './vault';

type Ports = {
  readonly rows: Pick<VaultRows, 'keep' | 'keptOf' | 'dropKeptBut'>;
  readonly storage: PlainStorage;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

export type KeptVault = { readonly vault: OpenVault; readonly time: KeptTime };

/**
 * The keys of a vault that someone keeps open on this device. They lie in the database in a form whose bytes no script
 * can read, and count only while local storage says so, too: what clears one of them locks the vault.
 */
export function createKeptKeys({ rows, storage, now }: Ports) {
  function marked(): string | null {
    try {
      return storage().getItem(KEPT_OPEN);
    } catch {
      return null;
    }
  }

  async function drop(): Promise<void> {
    try {
      storage().removeItem(KEPT_OPEN);
    } catch {
      // Nothing was marked, so nothing counts.
    }
    await rows.dropKeptBut(null);
  }

  return {
    /** @returns whether this browser stores such keys */
    async keep({ owner, diaryId, key, stashKey }: OpenVault, time: KeptTime): Promise<boolean> {
      try {
        await rows.dropKeptBut(null);
        await rows.keep({ owner, diaryId, key, stashKey, ...time });
        storage().setItem(KEPT_OPEN, diaryId);
        return true;
      } catch {
        await drop().catch(() => undefined);
        return false;
      }
    },

    /** Those of one vault while their time lasts. All others go: another person is here, or their time is over. */
    async find({ owner, diaryId }: Pick<VaultRow, 'owner' | 'diaryId'>): Promise<KeptVault | null> {
      const row = marked() === diaryId ? await rows.keptOf(owner) : undefined;
      if (row?.diaryId !== diaryId || keptTimeLeft(row, now()) === 0) {
        await drop();
        return null;
      }
      const { key, stashKey, fromMs, untilMs } = row;
      return { vault: { owner, diaryId, key, stashKey }, time: { fromMs, untilMs } };
    },

    drop,
  };
}

export type KeptKeys = ReturnType<typeof createKeptKeys>;
