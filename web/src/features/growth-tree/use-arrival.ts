import { useCallback, useState } from 'react';

/** However many leaves come at once, they come in at most so many waves. */
const WAVES = 24;
/** How many beats a wave needs to unfold. */
const UNFOLDING = 9;

type Count = {
  /** Leaves that are at rest. */
  readonly settled: number;
  /** Leaves that are at rest or unfolding. */
  readonly shown: number;
  readonly goal: number;
  /** Beats since the last wave set out. */
  readonly waited: number;
};

export type Arrival = Count & {
  /** Lets the next wave unfold, or after the last one brings all leaves to rest. */
  readonly beat: () => void;
  /** Brings all leaves to rest at once. */
  readonly settle: () => void;
};

/**
 * Lets new leaves come in waves. The beat is a CSS animation, so its pace and its stillness are decided by
 * the same motion tokens as everything else.
 *
 * @param leavesAtFirst those that are at rest from the start
 */
export function useArrival(leaves: number, leavesAtFirst: number): Arrival {
  const [count, setCount] = useState(() => atRest(leavesAtFirst));
  if (leaves > count.goal) setCount({ ...count, goal: leaves, waited: 0 });
  if (leaves < count.goal) setCount(atRest(leaves));
  const beat = useCallback(() => setCount(afterBeat), []);
  const settle = useCallback(() => setCount(({ goal }) => atRest(goal)), []);
  return { ...count, beat, settle };
}

function atRest(leaves: number): Count {
  return { settled: leaves, shown: leaves, goal: leaves, waited: 0 };
}

function afterBeat(count: Count): Count {
  const { settled, shown, goal, waited } = count;
  if (waited >= UNFOLDING) return atRest(goal);
  if (shown === goal) return { ...count, waited: waited + 1 };
  return { ...count, shown: Math.min(goal, shown + Math.ceil((goal - settled) / WAVES)) };
}
