import { setTimeout as pause } from 'node:timers/promises';

/** A fault that is brought about on purpose, in its long form. */
export type Drill = {
  /** For `npm run drills -- NAME`. */
  readonly name: string;
  /** What happens to the instance. */
  readonly title: string;
  /**
   * @returns how often or how long it was tried, its figures and what was lost, which is nothing
   * @throws with what was lost, or NotHere
   */
  run(): Promise<string>;
};

/** This machine lacks what the drill needs, such as a tracer or the rights to mount. */
export class NotHere extends Error {
  override readonly name = 'NotHere';
}

/** @throws with the sentence unless the promise was kept */
export function promise(kept: boolean, otherwise: string): void {
  if (!kept) throw new Error(otherwise);
}

/** As people write it: `12,345`. */
export function count(value: number): string {
  return Math.round(value).toLocaleString('en');
}

/** As people write it: `1.4 s`. */
export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

/**
 * Looks again and again until something is so.
 *
 * @throws with the sentence when it is not so in time
 */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  { withinMs, otherwise }: { withinMs: number; otherwise: string },
): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(otherwise);
    await pause(50);
  }
}
