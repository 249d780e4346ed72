import { useState } from 'react';

/** However many leaves come at once, they come in at most so many waves. */
const WAVES = 24;

export type Arrival = {
  /** Leaves that are at rest. */
  readonly settled: number;
  /** Leaves that are at rest or unfolding. */
  readonly shown: number;
  readonly goal: number;
  /** Lets the next wave unfold. */
  readonly beat: () => void;
  /** Brings every leaf to rest at once. */
  readonly settle: () => void;
};

type Count = Pick<Arrival, 'settled' | 'shown' | 'goal'>;

/**
 * Lets new leaves come in waves. The beat is a CSS animation, so its pace and its stillness are decided by
 * the same motion tokens as everything else.
 */
export function useArrival(leaves: number): Arrival {
  const [count, setCount] = useState<Count>({ settled: leaves, shown: leaves, goal: leaves });
  if (leaves !== count.goal) {
    setCount({
      settled: Math.min(count.settled, leaves),
      shown: Math.min(count.shown, leaves),
      goal: leaves,
    });
  }
  return {
    ...count,
    beat: () =>
      setCount(({ settled, shown, goal }) => ({
        settled,
        shown: Math.min(goal, shown + Math.ceil((goal - settled) / WAVES)),
        goal,
      })),
    settle: () => setCount(({ goal }) => ({ settled: goal, shown: goal, goal })),
  };
}
