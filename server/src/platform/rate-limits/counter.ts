/** One try: whose it is, how many the window allows, and how long (milliseconds) it lasts. */
export type Try = { readonly key: string; readonly allowed: number; readonly windowMs: number };

/** Where tries are counted. */
export type Counter = {
  /**
   * Counts all of the tries, or none when one of them is used up.
   *
   * @returns null when they were counted, else when the window of the one that is used up ends
   *   (milliseconds since 1970)
   */
  take(tries: readonly Try[], nowMs: number): Promise<number | null>;
  /** Takes one try of each back. */
  giveBack(tries: readonly Try[], nowMs: number): Promise<void>;
  /** Forgets these keys altogether. */
  forget(keys: readonly string[]): Promise<void>;
  /** Forgets windows that are over. */
  prune(nowMs: number): Promise<void>;
};
