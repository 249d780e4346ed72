import { useCallback, useState } from 'react';

type Count = {
  /** Leaves that are at rest. */
  readonly settled: number;
  /** Leaves that are at rest or opening. */
  readonly goal: number;
};

export type Arrival = Count & {
  /** Brings all leaves to rest. */
  readonly settle: () => void;
};

/**
 * Tells which leaves of a tree rest and which are new.
 *
 * @param seen leaves that were seen before, and are at rest whenever they are there
 */
export function useArrival(leaves: number, seen: number): Arrival {
  const [count, setCount] = useState<Count>({ settled: Math.min(leaves, seen), goal: leaves });
  if (leaves > count.goal)
    setCount({ settled: Math.max(count.settled, Math.min(leaves, seen)), goal: leaves });
  if (leaves < count.goal) setCount({ settled: leaves, goal: leaves });
  const settle = useCallback(() => setCount(({ goal }) => ({ settled: goal, goal })), []);
  return { ...count, settle };
}
