type Wishes = {
  /** The visitor stopped it by hand, now or on an earlier day. */
  readonly paused: boolean;
  readonly motion: 'full' | 'still';
  readonly savesData: boolean;
};

/** Whether the film may begin without being asked; a press on its button may start it in any case. */
export function beginsByItself({ paused, motion, savesData }: Wishes): boolean {
  return !paused && motion === 'full' && !savesData;
}
