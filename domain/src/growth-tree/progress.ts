/** The tree is full at this many tasks, each of them one leaf (specification, section 9). */
export const FULL_TREE = 500;

/** With so many leaves it is still a sprout; one more makes it a sapling. */
export const SPROUT_UNTIL = 10;

export type TreeProgress = {
  /** Tasks as shown to the person; they keep counting past a full tree. */
  readonly tasks: number;
  /** Leaves on the tree, 0 to 500. */
  readonly leaves: number;
  /** 0 to 100. */
  readonly percent: number;
};

/** How far a tree has grown. It never shrinks below empty or beyond full. */
export function treeProgress(score: number): TreeProgress {
  const tasks = Number.isFinite(score) ? Math.max(0, Math.floor(score)) : 0;
  const leaves = Math.min(FULL_TREE, tasks);
  return { tasks, leaves, percent: (leaves / FULL_TREE) * 100 };
}
