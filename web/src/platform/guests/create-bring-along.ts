/** Moves one kind of things from a guest to a member: wholly or not at all, and nothing the second time. */
export type BringStep = (guestId: string, userId: string) => Promise<void> | void;

type Ports = {
  readonly steps: readonly BringStep[];
  /** Forgets that something is to be done. */
  readonly done: (userId: string) => void;
};

/**
 * Brings everything of a guest into an account, step by step. A step that fails keeps none of the others from being
 * done, and is tried again when this person's next page is loaded.
 */
export function createBringAlong({ steps, done }: Ports) {
  return async (guestId: string, userId: string): Promise<void> => {
    let failed = false;
    for (const step of steps) {
      try {
        await step(guestId, userId);
      } catch (error) {
        failed = true;
        console.info('A part of what was kept without an account will come along later.', error);
      }
    }
    if (!failed) done(userId);
  };
}
