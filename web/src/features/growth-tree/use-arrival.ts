import { useCallback, useState } from 'react';

/** However many leaves come at once, they come in at most so many waves. */
const WAVES = 24;

type Count = {
  /** Leaves that are at rest. */
  readonly settled: number;
  /** How many leaves there are after each wave that has set out. */
  readonly waves: readonly number[];
  readonly goal: number;
};

export type Arrival = Count & {
  /** Lets the next wave unfold. */
  readonly beat: () => void;
  /** Brings every leaf to rest at once. */
  readonly settle: () => void;
};

/**
 * Lets new leaves come in waves. The beat is a CSS animation, so its pace and its stillness are decided by
 * the same motion tokens as everything else.
 */
export function useArrival(leaves: number): Arrival {
  const [count, setCount] = useState<Count>({ settled: leaves, waves: [], goal: leaves });
  if (leaves > count.goal) setCount({ ...count, goal: leaves });
  if (leaves < count.goal) setCount({ settled: Math.min(count.settled, leaves), waves: [], goal: leaves });
  const beat = useCallback(() => setCount(withNextWave), []);
  const settle = useCallback(() => setCount(({ goal }) => ({ settled: goal, waves: [], goal })), []);
  return { ...count, beat, settle };
}

function withNextWave(count: Count): Count {
  const { settled, waves, goal } = count;
  const shown = waves.at(-1) ?? settled;
  if (shown === goal) return count;
  return { settled, waves: [...waves, Math.min(goal, shown + Math.ceil((goal - settled) / WAVES))], goal };
}
