/** The tree is full at this many tasks, each of them one leaf (specification, section 9). */
export const FULL_TREE = 500;

/** With so many leaves it is still a sprout; one more makes it a sapling. */
export const SPROUT_UNTIL = 10;

/** Once the tree is full, so many tasks bring one flower to the meadow around it. */
export const TASKS_PER_FLOWER = 50;

/** A meadow with so many flowers is full. */
export const FULL_MEADOW = 80;

export type TreeProgress = {
  /** Tasks as shown to the person; they keep counting past a full tree. */
  readonly tasks: number;
  /** Leaves on the tree, 0 to 500. */
  readonly leaves: number;
  /** Flowers in the meadow, 0 to 80; none before the tree is full. */
  readonly flowers: number;
};

/** How far a tree has grown, and its meadow. Neither ever shrinks below empty or beyond full. */
export function treeProgress(score: number): TreeProgress {
  const tasks = Number.isFinite(score) ? Math.max(0, Math.floor(score)) : 0;
  const beyond = Math.max(0, tasks - FULL_TREE);
  return {
    tasks,
    leaves: Math.min(FULL_TREE, tasks),
    flowers: Math.min(FULL_MEADOW, Math.floor(beyond / TASKS_PER_FLOWER)),
  };
}
