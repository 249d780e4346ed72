import type { PrivateRecord, RecordKind } from '@stillgrove/domain/vault/records';
import { useEffect, useMemo } from 'react';
import { useAppStore } from '../session/app-store';
import { loadVault } from './load-vault';
import { useVault, type VaultStatus } from './vault-store';

export type PrivateRecords<Value> = {
  /** `looking` also while it is not known who is here. */
  readonly status: VaultStatus;
  /** In no order; none unless the status is `open`. */
  readonly records: readonly PrivateRecord<Value>[];
  /**
   * Records of this kind whose value is not one, and records that do not open at all, since something outside the vault
   * changed them: of which kind those are, no one can tell.
   */
  readonly unreadable: number;
};

const NONE: readonly PrivateRecord[] = [];

/** Records of one kind of whoever is here, member or guest. Looks for their vault, and never asks for a passphrase. */
export function usePrivateRecords<Value>(
  kind: RecordKind,
  isValue: (value: unknown) => value is Value,
): PrivateRecords<Value> {
  const status = useVaultStatus();
  const kept = useVault(({ records }) => records.byKind[kind]) ?? NONE;
  const closed = useVault(({ records }) => records.unreadable);
  const records = useMemo(
    () => kept.filter((record): record is PrivateRecord<Value> => isValue(record.value)),
    [kept, isValue],
  );
  if (status !== 'open') return { status, records: [], unreadable: 0 };
  return { status, records, unreadable: closed + kept.length - records.length };
}

/** Looks for the vault of whoever is here. */
export function useVaultStatus(): VaultStatus {
  const userId = useAppStore(({ app }) => app.user?.id);
  const isTheirs = useVault(({ owner }) => owner === userId);
  const status = useVault((state) => state.status);
  useEffect(() => {
    if (userId !== undefined && !isTheirs)
      void loadVault().then(
        ({ look }) => look(userId),
        () => undefined,
      );
  }, [userId, isTheirs]);
  return isTheirs && userId !== undefined ? status : 'looking';
}
