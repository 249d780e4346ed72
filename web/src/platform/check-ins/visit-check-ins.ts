import type { CheckIn } from '@stillgrove/domain/check-ins/check-in';
import { create } from 'zustand';

type VisitCheckIns = {
  /** Whose they are; a tab can get another person. */
  readonly owner: string | null;
  readonly checkIns: readonly CheckIn[];
};

/**
 * Check-ins of someone whose private space is not open, in this tab’s memory and nowhere else: they go with the page,
 * unless they are saved before.
 */
export const useVisitCheckIns = create<VisitCheckIns>(() => ({ owner: null, checkIns: [] }));

export function keepForVisit(userId: string, checkIn: CheckIn): void {
  useVisitCheckIns.setState(({ owner, checkIns }) => ({
    owner: userId,
    checkIns: owner === userId ? [...checkIns, checkIn] : [checkIn],
  }));
}

/** Forgets some of them, which were saved or are not wanted. */
export function dropFromVisit(gone: readonly CheckIn[]): void {
  useVisitCheckIns.setState(({ checkIns }) => ({
    checkIns: checkIns.filter((each) => !gone.includes(each)),
  }));
}

/** None for anyone but their owner. */
export function visitCheckInsOf(
  { owner, checkIns }: VisitCheckIns,
  userId: string | undefined,
): readonly CheckIn[] {
  return owner === userId ? checkIns : NONE;
}

const NONE: readonly CheckIn[] = [];
