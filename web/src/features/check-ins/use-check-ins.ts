import { type CheckIn, isCheckIn } from '@stillgrove/domain/check-ins/check-in';
import { byLocalDay } from '@stillgrove/domain/check-ins/days';
import { useMemo } from 'react';
import { usePrivateRecords } from '../../platform/vault/use-private-records';

/** A check-in that is saved. */
export type SavedCheckIn = { readonly id: string; readonly revision: number; readonly value: CheckIn };

/** All check-ins in the open private space, by the person’s own days, the latest first. */
export function useCheckIns() {
  const { status, records, unreadable } = usePrivateRecords('check-in', isCheckIn);
  const days = useMemo(() => byLocalDay<SavedCheckIn>(records), [records]);
  return { status, records, unreadable, days };
}
